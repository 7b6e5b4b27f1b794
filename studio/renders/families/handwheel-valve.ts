import { type Material, type Object3D } from 'three';
import { brass, bronze, gloss, paint, satin, steel } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { hexagon, thread } from '../studio/screws.ts';
import { around, at, box, disc, group, revolve, ring, rounded, sideways, torus, turned, xy } from '../studio/shapes.ts';
import { pipeFlange } from './pipe-flange.ts';

const red = gloss(0xb9231a);
const blue = paint(0x1b57a5);

const handwheel = (radius: number, coat: Material): Object3D =>
  group(
    torus(radius, radius * 0.1, coat),
    disc(radius * 0.22, radius * 0.26, coat, 1),
    around(5, radius * 0.55, () => turned(box(radius * 0.78, radius * 0.12, radius * 0.16, coat, 0.8), 0, 0, 0)),
    at(hexagon(radius * 0.28, radius * 0.14, satin), 0, radius * 0.13, 0),
  );

/** Threaded gate: a flat wedge chamber; globe: a round belly. Iron gate: flanged, with a bonnet. */
export const handwheelValve = (params: Params): Object3D => {
  const [kind, bodyKey] = [str(params, 'kind'), str(params, 'body')];
  const valve = bodyKey === 'iron' ? ironGate() : threadedValve(kind, bodyKey === 'bronze' ? bronze : brass);
  const scene = group(turned(valve, 0, -0.35, 0));
  scene.userData['view'] = { azimuth: 0.4, elevation: 0.28 };
  return scene;
};

const threadedValve = (kind: string, metal: Material): Object3D => {
  const half = kind === 'globe' ? 36 : 28;
  const end = (side: number): Object3D =>
    at(
      turned(group(hexagon(32, 15, metal, { bore: 22, both: true })), 0, 0, (-side * Math.PI) / 2),
      side * (half - 15),
      0,
      0,
    );
  const pipe = sideways(
    revolve(
      rounded(
        [
          [10.5, -half + 6],
          [13, -half + 6],
          [13, half - 6],
          [10.5, half - 6],
        ],
        1,
      ),
      metal,
    ),
  );
  const belly =
    kind === 'globe'
      ? revolve(rounded(xy('0,-17,0 14,-16 21,-4,8 20,8,6 15,16 0,16,0'), 4, 6), metal)
      : at(box(17, 40, 32, metal, 6), 0, 2, 0);
  const bonnet = group(
    at(hexagon(30, 10, metal), 0, kind === 'globe' ? 15 : 20, 0),
    at(revolve(rounded(xy('0,0,0 11,0 8,14 0,14,0'), 1.5), metal), 0, 28, 0),
    at(hexagon(17, 8, metal), 0, 40, 0),
    at(thread(8, 1.5, 14, steel), 0, 47, 0),
  );
  return group(pipe, belly, end(1), end(-1), bonnet, at(handwheel(25, red), 0, 62, 0));
};

/** Ductile iron gate valve DN 80 with epoxy coat, drawn at a third. */
const ironGate = (): Object3D => {
  const half = 30;
  const shell = group(
    sideways(
      revolve(
        rounded(
          [
            [13, -half],
            [16, -half],
            [19, -10, 8],
            [19, 10, 8],
            [16, half],
            [13, half],
          ],
          3,
        ),
        blue,
      ),
    ),
    at(revolve(rounded(xy('0,0,0 17,0 20,22 20,30 0,30,0'), 3), blue), 0, 8, 0),
    at(ring(0.1, 27, 6, blue, 1.5), 0, 38, 0),
    at(revolve(rounded(xy('0,0,0 25,0 21,10 9,26 9,42 0,42,0'), 3), blue), 0, 41, 0),
    at(
      around(6, 23, () => group(hexagon(6, 5, satin)), 0.3),
      0,
      44,
      0,
    ),
    at(disc(4, 16, steel, 0.5), 0, 88, 0),
    at(handwheel(26, blue), 0, 96, 0),
  );
  for (const side of [-1, 1])
    shell.add(at(turned(pipeFlange(33, 26.5, 8, 3, 6.5, 14, blue), 0, (side * Math.PI) / 2, 0), side * half, 0, 0));
  return shell;
};
