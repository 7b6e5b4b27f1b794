import { Shape, type Material, type Object3D } from 'three';
import { brass, chrome, colourOf, gloss, satin, stainless, steel } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { hexagon, thread } from '../studio/screws.ts';
import { at, box, disc, extrude, group, revolve, ring, rounded, sideways, turned, xy } from '../studio/shapes.ts';

/** Drawn at DN 15 (small) or DN 50; a large valve has more body for its ends. */
export const ballValve = (params: Params): Object3D => {
  const metal = str(params, 'body') === 'brass' ? brass : stainless;
  const grip = str(params, 'grip');
  const large = num(params, 'large') === 1;
  const R = large ? 19 : 15;
  const half = large ? 29 : 31;
  const body = grip === 'three-piece' ? threePiece(metal) : twoPiece(metal, R, half);
  const stemTop = R + (large ? 16 : 14);
  const stem = group(
    at(disc(R * 0.5, 10, metal, 1), 0, R + 3, 0),
    at(hexagon(R * 0.78, 5, metal), 0, R + 7, 0),
    at(disc(3.2, 12, steel, 0.6), 0, R + 13, 0),
  );
  const colour = colourOf(str(params, 'handle'));
  const handle = grip === 'butterfly' ? butterfly(gloss(colour)) : lever(gloss(colour), large ? 78 : 66);
  const valve = group(
    body,
    stem,
    at(handle, 0, stemTop, 0),
    at(hexagon(8, 4, satin), 0, stemTop + 1.2, 0),
    at(turned(thread(4.6, 0.8, 4, steel), 0, 0, 0), 0, stemTop + 4, 0),
  );
  const scene = group(turned(valve, 0, -0.28, 0));
  scene.userData['view'] = { azimuth: 0.4, elevation: 0.34 };
  return scene;
};

const end = (metal: Material, half: number, hex: number, width: number): Object3D => {
  const outer = group(turned(group(hexagon(hex, width, metal, { bore: hex * 0.72, both: true })), 0, 0, -Math.PI / 2));
  const threads = group();
  for (let i = 0; i < 7; i++)
    threads.add(at(sideways(ring(hex * 0.345, hex * 0.38, 0.9, metal, 0.3)), width - 1.5 - i * 1.8, 0, 0));
  return at(group(outer, threads), half - width, 0, 0);
};

const twoPiece = (metal: Material, R: number, half: number): Object3D => {
  const profile = rounded(
    [
      [R * 0.62, -half + 4],
      [R * 0.82, -half + 4],
      [R * 0.82, -half * 0.52],
      [R * 0.98, -half * 0.36],
      [R * 1.02, 0, 6],
      [R * 0.98, half * 0.36],
      [R * 0.82, half * 0.52],
      [R * 0.82, half - 4],
      [R * 0.62, half - 4],
    ],
    2.5,
    6,
  );
  const union = hexagon(R * 2.02, half * 0.22, metal, { bore: R * 1.5, both: true });
  return group(
    sideways(revolve(profile, metal)),
    end(metal, half, R * 1.86, half * 0.36),
    turned(end(metal, half, R * 1.86, half * 0.36), 0, Math.PI, 0),
    at(turned(group(union), 0, 0, -Math.PI / 2), half * 0.28, 0, 0),
    sideways(disc(R * 0.7, 2, satin, 0.1)),
  );
};

/** Two square flanges clamp a round centre with four bolts. */
const threePiece = (metal: Material): Object3D => {
  const R = 16;
  const body = group(
    sideways(
      revolve(
        rounded(
          [
            [9, -9],
            [R, -9],
            [R * 1.06, 0, 4],
            [R, 9],
            [9, 9],
          ],
          1.5,
        ),
        metal,
      ),
    ),
  );
  for (const side of [-1, 1]) {
    body.add(at(box(7, 34, 34, metal, 5), side * 13, 0, 0));
    body.add(
      at(
        turned(revolve(rounded(xy('9,0 14.5,0 13.5,16 9,16'), 1.2), metal), 0, 0, (-side * Math.PI) / 2),
        side * 15,
        0,
        0,
      ),
    );
    for (let i = 0; i < 6; i++) body.add(at(sideways(ring(9.2, 10.2, 0.9, metal, 0.3)), side * (30 - i * 1.8), 0, 0));
  }
  for (const y of [-12.5, 12.5])
    for (const z of [-12.5, 12.5]) {
      body.add(at(sideways(disc(3, 34, steel, 0.4)), 0, y, z));
      body.add(
        at(turned(group(hexagon(9, 4.5, steel)), 0, 0, -Math.PI / 2), 16.5, y, z),
        at(sideways(group(hexagon(9, 4.5, steel))), -16.5, y, z),
      );
    }
  return body;
};

/** Sheet-steel lever with a dipped grip, bent up off the pipe. */
const lever = (coat: Material, length: number): Object3D => {
  const blade = (from: number, to: number, width: number): Shape => {
    const shape = new Shape();
    shape.moveTo(from, -width / 2).lineTo(to - 6, -width / 2);
    shape.absarc(to - width / 2, 0, width / 2, -Math.PI / 2, Math.PI / 2, false);
    shape.lineTo(from, width / 2).closePath();
    return shape;
  };
  const flat = (shape: Shape, thickness: number, material: Material, bevel: number): Object3D =>
    turned(group(extrude(shape, thickness, material, bevel)), -Math.PI / 2, 0, 0);
  const foot = flat(blade(-8, 22, 14), 2.6, chrome, 0.4);
  const arm = at(turned(group(at(flat(blade(0, length - 14, 13), 4.4, coat, 2), 0, 0, 0)), 0, 0, 0.14), 15, 0.6, 0);
  return group(foot, arm);
};

const butterfly = (coat: Material): Object3D => {
  const wing = (side: number): Object3D => at(turned(box(24, 4.6, 13, coat, 2.2), 0, 0, side * 0.3), side * 13, 2.4, 0);
  return group(disc(8, 6, coat, 1.5), wing(1), wing(-1));
};
