import { MeshPhysicalMaterial, type Object3D } from 'three';
import { carbide } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { at, disc, group, turned } from '../studio/shapes.ts';
import { fluted, flutedSection } from './fluted.ts';

const tialn = new MeshPhysicalMaterial({
  color: 0x5a5468,
  metalness: 1,
  roughness: 0.3,
  iridescence: 0.35,
  iridescenceIOR: 1.6,
});

/** DIN 6527: carbide shank, coated flutes at about 38°. */
export const endMill = (params: Params): Object3D => {
  const [flutes, d, total, cut, shank] = ['flutes', 'd', 'total', 'cut', 'shank'].map((key) => num(params, key)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const length = cut * 1.3;
  const mill = (): Object3D =>
    group(
      fluted(
        d / 2,
        length,
        d * 3.9,
        flutedSection(flutes, flutes === 2 ? 0.55 : 0.36, flutes === 2 ? 0.4 : 0.46),
        tialn,
      ),
      at(disc(shank / 2, total - length, carbide, 0.6), 0, -(total - length) / 2, 0),
    );
  const lay = (): Object3D => turned(group(turned(mill(), 0, 0, -Math.PI / 2)), 0, 0.86, 0);
  const scene = group(at(lay(), 0, d / 2, 0), at(lay(), d * 1.6, d / 2, d * 1.3));
  scene.userData['view'] = { azimuth: 0.1, elevation: 0.95 };
  return scene;
};
