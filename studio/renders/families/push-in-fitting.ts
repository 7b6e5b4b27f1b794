import { type Object3D } from 'three';
import { nickel, plastic, rubber } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { hexagon, thread } from '../studio/screws.ts';
import { at, ball, group, revolve, ring, rounded, sideways, turned, xy } from '../studio/shapes.ts';

const grey = plastic(0x2f353a, 0.45);
const blue = plastic(0x1b66b5, 0.4);

/** A tube socket with its release ring, opening along +y from 0. */
const socket = (body: 'metal' | 'plastic'): Object3D =>
  group(
    revolve(rounded(xy('4.2,0 6.9,0 6.9,15 6.3,16 4.2,16'), 0.6), body === 'metal' ? nickel : grey),
    at(revolve(rounded(xy('4.05,-3 5.3,-3 5.3,1.2 6.4,1.5 6.4,3.2 4.05,3.2'), 0.5), blue), 0, 16, 0),
  );

const stud = (): Object3D =>
  group(
    hexagon(14, 6, nickel, { both: true }),
    at(ring(5.6, 7.6, 1.6, rubber, 0.7), 0, -0.8, 0),
    at(turned(thread(12.6, 1.34, 9, nickel, 7), Math.PI, 0, 0), 0, -1.2, 0),
  );

const shapes: Readonly<Record<string, () => Object3D>> = {
  straight: () => group(stud(), at(socket('metal'), 0, 5.5, 0)),
  elbow: () =>
    group(
      stud(),
      at(revolve(rounded(xy('0,0,0 5.6,0 6.6,4 6.6,14 0,14,0'), 1), grey), 0, 5.5, 0),
      at(ball(6.9, grey), 0, 19.5, 0),
      at(turned(socket('plastic'), 0, 0, -Math.PI / 2), 2, 19.5, 0),
    ),
  tee: () =>
    group(ball(7, grey), socket('plastic'), sideways(socket('plastic')), turned(socket('plastic'), 0, 0, -Math.PI / 2)),
  union: () =>
    group(
      at(socket('plastic'), 0, 1, 0),
      at(turned(socket('plastic'), Math.PI, 0, 0), 0, -1, 0),
      ring(0.1, 7.3, 3, grey, 0.8),
    ),
  wye: () =>
    group(
      turned(socket('plastic'), Math.PI, 0, 0),
      ball(7.2, grey),
      turned(at(socket('plastic'), -7.2, 4, 0), 0, 0, 0),
      at(socket('plastic'), 7.2, 4, 0),
      at(sideways(ring(0.1, 6.9, 22, grey, 1.5)), 0, 4, 0),
    ),
};

export const pushInFitting = (params: Params): Object3D => {
  const shape = str(params, 'shape');
  const part = shapes[shape]?.() ?? group();
  const upright = shape === 'elbow' || shape === 'straight';
  const flat = shape === 'tee' || shape === 'wye';
  const laid =
    shape === 'straight' || shape === 'union'
      ? turned(group(turned(part, 0, 0, -Math.PI / 2)), 0, -0.7, 0)
      : flat
        ? turned(group(turned(part, -1.2, 0, 0)), 0, 0.2, 0)
        : turned(part, 0, -0.4, 0);
  const scene = group(laid);
  scene.userData['view'] = { azimuth: 0.35, elevation: upright ? 0.34 : 0.42 };
  return scene;
};
