import { MeshPhysicalMaterial, type Object3D } from 'three';
import { at, group, revolve, rounded, turned, xy } from '../studio/shapes.ts';

const rubber = new MeshPhysicalMaterial({ color: 0x24272a, roughness: 0.55, sheen: 0.3, sheenRoughness: 0.5 });
const one = (): Object3D =>
  revolve(rounded(xy('18,-4.5 23,-4.5 23,0.5 21,1.2 26,4.4 26.4,5 25.6,5.2 20,2 18,1.6'), 0.3), rubber);

export const vRing = (): Object3D => {
  const scene = group(turned(one(), 1.0, 0, 0), at(turned(one(), -1.3, 0.35, 0), -26, 3, -24));
  scene.userData['view'] = { azimuth: 0.32, elevation: 0.36 };
  return scene;
};
