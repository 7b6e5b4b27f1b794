import { type Object3D } from 'three';
import { darkSteel } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { at, group, turned } from '../studio/shapes.ts';
import { linkPlate, pin, rollerWithBush, type ChainSize } from './chain-parts.ts';
import { MeshPhysicalMaterial } from 'three';

const plateSteel = new MeshPhysicalMaterial({ color: 0x8b9095, metalness: 1, roughness: 0.34 });

/** Fourteen pitches of chain curling round on the table, pins upright; strands stack. */
export const rollerChain = (params: Params): Object3D => {
  const size: ChainSize = {
    pitch: num(params, 'pitch'),
    roller: num(params, 'roller'),
    inner: num(params, 'inner'),
    plate: num(params, 'plate'),
  };
  const [strands, transverse] = [num(params, 'strands'), num(params, 'transverse')];
  const thickness = 1.5;
  const scene = group();
  let [x, z, heading] = [0, 0, 2.5];
  for (let i = 0; i < 15; i++) {
    const next = { x: x + Math.cos(heading) * size.pitch, z: z + Math.sin(heading) * size.pitch };
    const inside = i % 2 === 0;
    for (let s = 0; s < strands; s++) {
      const y = s * transverse;
      const reach = size.inner / 2 + (inside ? thickness / 2 + 0.05 : thickness * 1.5 + 0.25);
      for (const side of [-1, 1]) {
        const outer = inside ? plateSteel : darkSteel;
        scene.add(
          at(
            turned(group(linkPlate(size, thickness, outer, inside ? 1 : 0.92)), 0, -heading, 0),
            (x + next.x) / 2,
            y + side * reach,
            (z + next.z) / 2,
          ),
        );
      }
      scene.add(at(rollerWithBush(size), x, y, z));
    }
    scene.add(
      at(
        pin(size.roller * 0.26, (strands - 1) * transverse + size.inner + thickness * 6.4),
        x,
        ((strands - 1) * transverse) / 2,
        z,
      ),
    );
    [x, z] = [next.x, next.z];
    heading += i < 4 ? 0.16 : 0.44;
  }
  scene.userData['view'] = { azimuth: 0.35, elevation: strands > 1 ? 0.5 : 0.62 };
  return scene;
};
