import { Shape, type Object3D } from 'three';
import { brass, darkSteel, paint, rubber, turnedSteel } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { hexagon } from '../studio/screws.ts';
import {
  around,
  at,
  disc,
  extrude,
  facing,
  group,
  hole,
  revolve,
  ring,
  rounded,
  sideways,
  turned,
  xy,
  type Point,
} from '../studio/shapes.ts';

const cast = paint(0x2f5d62);

/** Size 205 for all: insert of 52 mm with a wide inner ring and set screws. */
const insert = (): Object3D => {
  const outside = Array.from({ length: 13 }, (_, i): Point => [
    Math.sqrt(26 ** 2 - (-8.5 + (17 * i) / 12) ** 2),
    -8.5 + (17 * i) / 12,
  ]);
  return group(
    revolve([[21, -8.5], ...outside, [21, 8.5]], turnedSteel),
    revolve(rounded(xy('12.5,-14 17,-14 17,20 12.5,20'), 0.8), turnedSteel),
    at(ring(16.8, 21.2, 15, rubber, 0.6), 0, 0, 0),
    at(
      around(2, 16.4, () => sideways(disc(3, 2.4, darkSteel, 0.3)), -1.2),
      0,
      15.5,
      0,
    ),
  );
};

const nipple = (): Object3D =>
  group(hexagon(6, 3, brass), at(disc(1.8, 4, brass, 0.8), 0, 4.5, 0), at(disc(2.4, 1.6, brass, 0.7), 0, 6.6, 0));

/** The part of a housing round the insert: a spherical seat with a boss. */
const boss = (): Object3D => revolve(rounded(xy('25.6,-15 32,-15 35,-4 35,4 32,15 25.6,15'), 2), cast);

const foot = (large: boolean): Object3D => {
  const [half, H, A] = large ? [74, 38, 42] : [70, 36.5, 38];
  const outline = new Shape();
  outline
    .moveTo(-half, -H)
    .lineTo(half, -H)
    .lineTo(half, -H + 13)
    .bezierCurveTo(54, -H + 17, 42, -H + 18, 35, -10);
  outline.absarc(0, 0, 36, -0.28, Math.PI + 0.28, false);
  outline.bezierCurveTo(-42, -H + 18, -54, -H + 17, -half, -H + 13).closePath();
  outline.holes.push(new Shape().absarc(0, 0, 25.6, 0, Math.PI * 2, true) as Shape);
  const body = extrude(outline, A * 0.62, cast, 2.2, 48);
  const flanges = [-1, 1]
    .map((side) => at(extrude(slot(), 9, cast, 1.4), side * 52.5, -H + 9, 0))
    .map((part) => facing(part));
  const bolts = [-1, 1].map((side) => at(hexagon(16, 6.4, darkSteel), side * 52.5, -H + 14, 0));
  return group(
    body,
    facing(boss()),
    ...flanges,
    ...bolts,
    at(facing(insert()), 0, 0, 0),
    at(turned(nipple(), 0.3, 0, -0.5), 17, 31, 8),
  );
};

const slot = (): Shape => {
  const shape = new Shape();
  shape.absarc(10, 0, 17, -Math.PI / 2, Math.PI / 2, false);
  shape.absarc(-10, 0, 17, Math.PI / 2, Math.PI * 1.5, false);
  return shape;
};

const flange = (square: boolean): Object3D => {
  const shape = new Shape();
  if (square) {
    const [a, r] = [35, 13];
    [0, 1, 2, 3].forEach((k) =>
      shape.absarc(
        a * [1, -1, -1, 1][k]!,
        a * [1, 1, -1, -1][k]!,
        r,
        (k * Math.PI) / 2,
        ((k + 1) * Math.PI) / 2,
        false,
      ),
    );
  } else {
    shape.absarc(0, 49.5, 15, 0.55, Math.PI - 0.55, false);
    shape.absarc(0, 0, 34, Math.PI - 0.75, Math.PI + 0.75, false);
    shape.absarc(0, -49.5, 15, Math.PI + 0.55, Math.PI * 2 - 0.55, false);
    shape.absarc(0, 0, 34, -0.75, 0.75, false);
  }
  const places: readonly Point[] = square
    ? [
        [35, 35],
        [-35, 35],
        [-35, -35],
        [35, -35],
      ]
    : [
        [0, 49.5],
        [0, -49.5],
      ];
  places.forEach(([x, y]) => hole(shape, x, y, square ? 5.8 : 7));
  hole(shape, 0, 0, 25.6);
  const body = group(
    at(extrude(shape, 13, cast, 1.6, 32), 0, 0, -8),
    at(facing(boss()), 0, 0, 2),
    facing(insert()),
    at(turned(nipple(), 0.2, 0, -0.6), 20, 28, 8),
  );
  return turned(body, -0.12, 0, square ? 0 : 0.5);
};

export const bearingUnit = (params: Params): Object3D => {
  const housing = str(params, 'housing');
  const unit =
    housing === 'foot'
      ? foot(num(params, 'large') === 1)
      : housing === 'insert'
        ? turned(insert(), 1.2, 0, 0)
        : flange(housing === 'square');
  const scene = group(unit);
  scene.userData['view'] = { azimuth: 0.55, elevation: 0.3 };
  return scene;
};
