import { MeshPhysicalMaterial, type Object3D } from 'three';
import { satin } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { at, box, disc, group, turned } from '../studio/shapes.ts';
import { fluted, flutedSection } from './fluted.ts';

const tin = new MeshPhysicalMaterial({ color: 0xd0a74a, metalness: 1, roughness: 0.28 });

/** M10, pitch 1.5: threaded lands between the flutes, chamfered lead, square at the end of the shank. */
export const tap = (params: Params): Object3D => {
  const spiral = num(params, 'spiral') === 1;
  const material = spiral ? tin : satin;
  const [r, pitch, length] = [5, 1.5, 26];
  const profile = (y: number, angle: number): number => {
    const phase = (((y / pitch - angle / (Math.PI * 2)) % 1) + 1) % 1;
    const crest = 1 - 0.17 * Math.min(1, Math.max(0, (Math.abs(phase - 0.5) * 2 - 0.15) / 0.7));
    const lead = spiral ? 3.5 : 7;
    return Math.min(crest, 0.8 + (0.2 * (length - y)) / lead);
  };
  const one = (): Object3D =>
    group(
      fluted(r, length, spiral ? 42 : 0, flutedSection(3, 0.5, 0.55), material, profile),
      at(fluted(r * 0.8, 22, spiral ? 42 : 0, flutedSection(3, 0.3, 0.55), material), 0, -21.9, 0),
      at(disc(5, 38, satin, 0.5), 0, -39, 0),
      at(box(8, 11, 8, satin, 0.5), 0, -62, 0),
    );
  const lay = (): Object3D => turned(group(turned(one(), 0, 0, -Math.PI / 2)), 0, 0.86, 0);
  const scene = group(at(lay(), 0, r, 0), at(lay(), 17, r, 13));
  scene.userData['view'] = { azimuth: 0.1, elevation: 0.95 };
  return scene;
};
