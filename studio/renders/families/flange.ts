import { MeshPhysicalMaterial, type Object3D } from 'three';
import { num, str, type Params } from '../studio/params.ts';
import { at, facing, group, revolve, ring, rounded, turned } from '../studio/shapes.ts';
import { pipeFlange } from './pipe-flange.ts';

const carbon = new MeshPhysicalMaterial({ color: 0x5f656a, metalness: 0.9, roughness: 0.45, anisotropy: 0.5 });
const bright = new MeshPhysicalMaterial({ color: 0xc9c9c6, metalness: 1, roughness: 0.34, anisotropy: 0.7 });

/** EN 1092-1 type 11: the plate with its neck behind. */
export const flange = (params: Params): Object3D => {
  const [D, K, holes, hole, thickness, pipe] = ['D', 'K', 'holes', 'hole', 'thickness', 'pipe'].map((key) =>
    num(params, key),
  ) as [number, number, number, number, number, number];
  const metal = str(params, 'finish') === 'carbon' ? carbon : bright;
  const bore = pipe / 2 - Math.max(2.6, pipe * 0.03);
  const neck = revolve(
    rounded(
      [
        [bore, 0],
        [pipe * 0.66, 0],
        [pipe / 2, -thickness * 1.1],
        [pipe / 2, -thickness * 1.6],
        [bore, -thickness * 1.6],
      ],
      1,
    ),
    metal,
  );
  const serrated = group();
  const face = K / 2 - hole * 1.0;
  for (let r = bore + 2; r < face - 1; r += Math.max(1.6, D / 130))
    serrated.add(ring(r, r + Math.max(0.7, D / 260), 0.5, metal, 0.1));
  const part = group(
    pipeFlange(D / 2, K / 2, holes, hole / 2, thickness, bore, metal),
    at(facing(group(serrated)), 0, 0, thickness * 0.15),
    at(facing(neck), 0, 0, -thickness),
  );
  const scene = group(turned(part, -0.34, 0.0, 0.2));
  scene.userData['view'] = { azimuth: 0.55, elevation: 0.3 };
  return scene;
};
