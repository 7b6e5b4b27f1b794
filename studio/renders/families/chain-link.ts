import { Shape, type Object3D } from 'three';
import { darkSteel, steel } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { at, extrude, facing, group, turned } from '../studio/shapes.ts';
import { linkPlate, pin, type ChainSize } from './chain-parts.ts';

/** Plate with two pins, the loose plate, and the spring clip in front of them. */
export const chainLink = (params: Params): Object3D => {
  const size: ChainSize = {
    pitch: num(params, 'pitch'),
    roller: num(params, 'roller'),
    inner: num(params, 'inner'),
    plate: num(params, 'plate'),
  };
  const length = size.inner + 7;
  const pins = [-1, 1].map((side) => at(pin(size.roller * 0.26, length), (side * size.pitch) / 2, length / 2, 0));
  const scene = group(
    linkPlate(size, 1.6, darkSteel),
    ...pins,
    at(turned(group(linkPlate(size, 1.6, darkSteel)), 0, 0.5, 0), 16, 0.2, 12),
    at(turned(clip(size), 0, -0.5, 0), -8, -0.2, 17),
  );
  scene.userData['view'] = { azimuth: 0.35, elevation: 0.6 };
  return scene;
};

const clip = ({ pitch, roller }: ChainSize): Object3D => {
  const [half, R, r] = [pitch / 2, roller * 0.5, roller * 0.2];
  const shape = new Shape();
  shape.absarc(half, 0, R, -2.4, 2.4, false);
  shape.lineTo(-half, R * 0.75);
  shape.absarc(-half, 0, R * 0.75, Math.PI / 2, Math.PI * 0.86, false);
  shape.lineTo(-half + r * 1.2, r).lineTo(half - R * 1.2, r);
  shape.absarc(half, 0, r, 2.4, -2.4, true);
  shape.lineTo(half - R * 1.2, -r).lineTo(-half + r * 1.2, -r);
  shape.absarc(-half, 0, R * 0.75, -Math.PI * 0.86, -Math.PI / 2, false);
  shape.closePath();
  return facing(group(extrude(shape, 1, steel, 0.12)));
};
