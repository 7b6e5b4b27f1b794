import { Shape, type Object3D } from 'three';
import { paint, rubber, satin, stainless, steel } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { hexagon } from '../studio/screws.ts';
import { around, at, box, disc, extrude, facing, group, hole, ring, turned } from '../studio/shapes.ts';

const blue = paint(0x1b57a5);

/** Wafer body with centring eyes, or lug body with tapped lugs all round; the disc stands half open. */
export const butterflyValve = (params: Params): Object3D => {
  const lug = str(params, 'style') === 'lug';
  const large = num(params, 'large') === 1;
  const [R, bore] = large ? [72, 58] : [66, 48];
  const width = large ? 46 : 44;
  const ringBody = facing(ring(bore + 3, R - 4, width, blue, 2.5));
  const liner = facing(ring(bore, bore + 8, width + 3, rubber, 2));
  const eyes = lug ? lugs(R, width) : [0, 1, 2, 3].map((k) => eye(R, (k * Math.PI) / 2 + Math.PI / 4, width));
  const plate = turned(
    group(facing(disc(bore - 1, 7, stainless, 3)), turned(disc(7, bore * 1.85, stainless, 1), 0, 0, 0)),
    0,
    0.75,
    0,
  );
  const neck = group(
    at(disc(13, 34, blue, 2), 0, R + 10, 0),
    at(box(48, 7, 48, blue, 3), 0, R + 29, 0),
    at(disc(6, 20, steel, 0.8), 0, R + 40, 0),
  );
  const notches = at(
    around(9, 25, () => box(5, 4.4, 2.5, satin, 0.4), -0.4),
    0,
    R + 34,
    0,
  );
  const handle = at(lever(), 0, R + 44, 0);
  const valve = group(ringBody, liner, ...eyes, plate, neck, notches, handle);
  const scene = group(turned(valve, 0, 0.15, 0));
  scene.userData['view'] = { azimuth: 0.5, elevation: 0.24 };
  return scene;
};

const eye = (R: number, angle: number, width: number): Object3D => {
  const shape = new Shape();
  shape.absarc(0, 0, 10, 0, Math.PI * 2, false);
  return at(
    extrude(hole(shape, 0, 0, 5.6), width * 0.5, blue, 1.5),
    Math.cos(angle) * (R + 1),
    Math.sin(angle) * (R + 1),
    0,
  );
};

const lugs = (R: number, width: number): Object3D[] =>
  Array.from({ length: 8 }, (_, k) => {
    const angle = ((k + 0.5) * Math.PI) / 4;
    const shape = new Shape();
    shape.absarc(0, 0, 12, 0, Math.PI * 2, false);
    return at(
      extrude(hole(shape, 0, 0, 6), width * 0.84, blue, 1.5),
      Math.cos(angle) * (R + 2),
      Math.sin(angle) * (R + 2),
      0,
    );
  });

const lever = (): Object3D => {
  const bar = at(turned(box(120, 9, 15, blue, 4), 0, 0, 0.06), 62, 6, 0);
  const trigger = at(turned(box(70, 4, 9, satin, 1.6), 0, 0, 0.03), 62, -4, 0);
  return group(disc(14, 14, blue, 2), bar, trigger, at(hexagon(12, 6, steel), 0, 7, 0));
};
