import { MeshPhysicalMaterial, TorusGeometry, type Object3D } from 'three';
import { num, str, type Params } from '../studio/params.ts';
import { at, facing, group, solid, turned } from '../studio/shapes.ts';

const colours: Readonly<Record<string, number>> = { nbr: 0x24272a, fkm: 0x3f6b3a, epdm: 0x4c3a63 };

/** Three rings, one leaning on the others. */
export const oRing = (params: Params): Object3D => {
  const [inside, section] = [num(params, 'inside'), num(params, 'section')];
  const material = new MeshPhysicalMaterial({
    color: colours[str(params, 'rubber')] ?? 0x24272a,
    roughness: 0.48,
    sheen: 0.4,
    sheenRoughness: 0.4,
    clearcoat: 0.15,
    clearcoatRoughness: 0.5,
  });
  const R = (inside + section) / 2;
  const one = (): Object3D => facing(group(solid(new TorusGeometry(R, section / 2, 40, 160), material)));
  const flat = at(one(), 0, section / 2, 0);
  const crossed = at(turned(group(one()), 0.12, 0, -0.1), R * 0.9, section * 1.35, R * 0.42);
  const leaning = at(turned(group(one()), 1.1, 0.3, 0), -R * 0.35, R * 0.9 + section * 0.6, -R * 0.75);
  const scene = group(flat, crossed, leaning);
  scene.userData['view'] = { azimuth: 0.3, elevation: 0.5 };
  return scene;
};
