import { type Material, type Object3D } from 'three';
import { castIron, paint, rubber, satin, stainless, steel } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { hexagon } from '../studio/screws.ts';
import {
  around,
  at,
  box,
  disc,
  facing,
  group,
  revolve,
  ring,
  rounded,
  torus,
  tube,
  turned,
  xy,
  xyz,
} from '../studio/shapes.ts';
import { motorBody, shaftEnd } from './motor-parts.ts';
import { pipeFlange } from './pipe-flange.ts';

const teal = paint(0x1c6e66);

/**
 * EN 733: volute with axial inlet and upward outlet, bearing bracket, coupling guard and motor on one base plate; axis
 * on z.
 */
export const centrifugalPump = (params: Params): Object3D => {
  const casing = str(params, 'material') === 'steel' ? stainless : teal;
  const size = num(params, 'size');
  const H = 132;
  const motorSize = 112 * size;
  const motor = group(
    motorBody({ H: motorSize, L: motorSize * 3.5, D: motorSize * 0.26, E: motorSize * 0.5 }, paint(0x1d4f8f)),
    shaftEnd(motorSize * 0.26, motorSize * 0.5),
  );
  const pump = group(
    at(volute(casing), 0, 0, 320),
    at(
      turned(
        revolve(rounded(xy('0,0,0 92,0 96,16 60,30 44,110 50,150 0,150,0'), 6), casing === stainless ? castIron : teal),
        -Math.PI / 2,
        0,
        0,
      ),
      0,
      0,
      285,
    ),
    at(box(30, 110, 70, teal, 5), 0, -75, 190),
    at(facing(disc(14, 90, steel, 1)), 0, 0, 120),
    at(guard(), 0, 0, 78),
    at(turned(motor, 0, 0, 0), 0, 0, 40),
    at(plate(casing === stainless), 0, -H - 14, 60),
  );
  for (const z of [-90, -260].map((z) => z * size))
    for (const x of [-1, 1])
      pump.add(
        at(
          box(motorSize * 0.4, H - motorSize * 0.5, 40, teal, 3),
          x * motorSize * 0.72,
          -H * 0.5 - motorSize * 0.32,
          z,
        ),
      );
  const scene = group(turned(pump, 0, -0.95, 0));
  scene.userData['view'] = { azimuth: 0.35, elevation: 0.3 };
  return scene;
};

const volute = (casing: Material): Object3D => {
  const parts = group(
    facing(disc(92, 62, casing, 10)),
    turned(torus(84, 34, casing), 0, 0, 0),
    at(facing(revolve(rounded(xy('24,0 44,0 38,70 38,96 24,96'), 4), casing)), 0, 0, 24),
    at(pipeFlange(82, 62, 4, 9, 18, 26, casing), 0, 0, 128),
    tube(xyz('86,-10,0 92,40,0 70,90,0 30,128,0 0,160,0 0,176,0'), 31, casing),
    at(turned(pipeFlange(74, 55, 4, 9, 17, 24, casing), -Math.PI / 2, 0, 0), 0, 192, 0),
    at(box(70, 60, 40, casing, 6), 0, -112, 0),
    at(facing(ring(60, 90, 6, casing, 2)), 0, 0, 32),
    at(facing(around(8, 78, () => hexagon(12, 8, satin))), 0, 0, 34),
    at(facing(disc(25, 4, rubber, 0.5)), 0, 0, 118),
  );
  parts.children[1]?.rotation.set(0, 0, 0);
  return parts;
};

const guard = (): Object3D => {
  const yellow = paint(0xf2b705);
  return group(facing(ring(46, 50, 84, yellow, 1.5)), at(box(80, 96, 80, yellow, 4), 0, -60, 0));
};

const plate = (stainlessPlate: boolean): Object3D => {
  const colour = stainlessPlate ? satin : paint(0x2b3238);
  const parts = group(box(290, 10, 680, colour, 3));
  for (const x of [-1, 1]) parts.add(at(box(16, 34, 680, colour, 4), x * 137, -14, 0));
  return parts;
};
