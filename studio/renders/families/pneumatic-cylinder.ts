import { MeshPhysicalMaterial, Shape, type Object3D } from 'three';
import { chrome, plastic, rubber, satin, steel } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { hexagon, thread } from '../studio/screws.ts';
import { at, disc, extrude, facing, group, hole, revolve, ring, rounded, sideways, turned } from '../studio/shapes.ts';

const anodised = new MeshPhysicalMaterial({ color: 0xb9bec2, metalness: 0.85, roughness: 0.42 });
const cast = new MeshPhysicalMaterial({ color: 0x8e959b, metalness: 0.7, roughness: 0.5 });
const black = plastic(0x23272b);

/** Profile barrel: a square with hollow flanks and sensor grooves. */
const profile = (E: number): Shape => {
  const h = E * 0.46;
  const [g, d] = [E * 0.05, E * 0.06];
  const corner: (readonly [number, number])[] = [
    [h, h * 0.62],
    [h, h * 0.92],
    [h * 0.92, h],
    [h * 0.62, h],
  ];
  const flank: (readonly [number, number])[] = [
    [h * 0.55, h * 0.93],
    [h * 0.34 + g, h * 0.93],
    [h * 0.34 + g, h * 0.93 - d],
    [h * 0.34 - g, h * 0.93 - d],
    [h * 0.34 - g, h * 0.93],
    [-h * 0.34 + g, h * 0.93],
    [-h * 0.34 + g, h * 0.93 - d],
    [-h * 0.34 - g, h * 0.93 - d],
    [-h * 0.34 - g, h * 0.93],
    [-h * 0.55, h * 0.93],
  ];
  const points = [0, 1, 2, 3].flatMap((k) => {
    const [c, s] = [Math.cos((k * Math.PI) / 2), Math.sin((k * Math.PI) / 2)];
    return [...corner, ...flank].map(([x, y]) => [x * c - y * s, x * s + y * c] as const);
  });
  const shape = new Shape();
  points.forEach(([x, y], i) => (i ? shape.lineTo(x, y) : shape.moveTo(x, y)));
  shape.closePath();
  return shape;
};

const cover = (E: number, TG: number, depth: number): Object3D => {
  const [h, r] = [E / 2, E * 0.12];
  const shape = new Shape();
  [
    [h - r, h - r],
    [-h + r, h - r],
    [-h + r, -h + r],
    [h - r, -h + r],
  ].forEach(([x = 0, y = 0], k) => shape.absarc(x, y, r, (k * Math.PI) / 2, ((k + 1) * Math.PI) / 2, false));
  for (const x of [-1, 1]) for (const y of [-1, 1]) hole(shape, (x * TG) / 2, (y * TG) / 2, E * 0.055);
  return extrude(shape, depth, cast, 1.2, 16);
};

/** ISO 15552 along z: covers of width E with four screws, rod with thread and nut, ports on top. */
export const pneumaticCylinder = (params: Params): Object3D => {
  const [rod, E, TG, L8, stroke] = ['rod', 'E', 'TG', 'L8', 'stroke'].map((key) => num(params, key)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const length = L8 + stroke;
  const depth = E * 0.52;
  const screws = (z: number, back: number): Object3D[] =>
    [-1, 1].flatMap((x) =>
      [-1, 1].map((y) => at(facing(ring(E * 0.025, E * 0.05, 3, steel, 0.5)), (x * TG) / 2, (y * TG) / 2, z + back)),
    );
  const port = (z: number): Object3D =>
    at(group(ring(E * 0.085, E * 0.14, 2.4, cast, 0.6), disc(E * 0.1, 0.6, rubber, 0.1)), 0, E / 2, z);
  const front = length / 2;
  const cylinder = group(
    extrude(profile(E), length - 2 * depth + 2, anodised, 0.3, 8),
    at(cover(E, TG, depth), 0, 0, front - depth / 2),
    at(cover(E, TG, depth), 0, 0, -front + depth / 2),
    ...screws(front, 0.2),
    ...screws(-front, -0.2),
    port(front - depth / 2),
    port(-front + depth / 2),
    ...[-1, 1].map((side) =>
      at(sideways(ring(0.1, E * 0.045, 1.6, black, 0.4)), E / 2, E * 0.18, side * (front - depth * 0.5)),
    ),
    at(
      facing(
        revolve(
          rounded(
            [
              [rod / 2 + 0.3, 0],
              [E * 0.3, 0],
              [E * 0.3, E * 0.12],
              [rod / 2 + 0.3, E * 0.12],
            ],
            1,
          ),
          cast,
        ),
      ),
      0,
      0,
      front,
    ),
    at(facing(ring(rod / 2 + 0.2, rod / 2 + 3, 2, rubber, 0.6)), 0, 0, front + E * 0.12),
    at(facing(disc(rod / 2, E * 0.5, chrome, 0.6)), 0, 0, front + E * 0.2),
    at(facing(thread(rod * 0.83, rod * 0.1, rod * 1.9, steel)), 0, 0, front + E * 0.44),
    at(
      facing(group(hexagon(rod * 1.35, rod * 0.42, satin, { both: true, bore: rod * 0.8 }))),
      0,
      0,
      front + E * 0.44 + rod * 0.3,
    ),
  );
  const scene = group(turned(cylinder, 0, 0.35, 0));
  scene.userData['view'] = { azimuth: 1.02, elevation: 0.32 };
  return scene;
};
