import { MeshPhysicalMaterial, type Object3D } from 'three';
import { num, type Params } from '../studio/params.ts';
import { at, disc, group, turned } from '../studio/shapes.ts';
import { fluted, flutedSection } from './fluted.ts';

const cobalt = new MeshPhysicalMaterial({ color: 0xc2a877, metalness: 1, roughness: 0.3 });

/** DIN 338: two flutes at a 30° helix, 135° point. */
export const twistDrill = (params: Params): Object3D => {
  const [d, total, flute] = [num(params, 'd'), num(params, 'total'), num(params, 'flute')];
  const short = Math.min(1, 62 / total) * 1.25;
  const [length, shank] = [flute * Math.min(1, short), (total - flute) * Math.min(1, short)];
  const r = d / 2;
  const point = r / Math.tan((67.5 * Math.PI) / 180);
  const tip = (y: number): number => Math.min(1, Math.max(0, (length - y) / point));
  const drill = (): Object3D =>
    group(
      fluted(r, length, d * 5.4, flutedSection(2, 0.72, 0.42), cobalt, tip),
      at(disc(r * 0.985, shank, cobalt, r * 0.12), 0, -shank / 2, 0),
    );
  const lay = (): Object3D => turned(group(turned(drill(), 0, 0, -Math.PI / 2)), 0, 0.86, 0);
  const scene = group(at(lay(), 0, r, 0), at(lay(), d * 1.9, r, d * 1.6));
  scene.userData['view'] = { azimuth: 0.1, elevation: 0.95 };
  return scene;
};
