import { Shape, type Material, type Object3D } from 'three';
import { darkSteel, paint, plastic, satin, steel } from '../studio/materials.ts';
import { drawn, ink, mono, sans, printed } from '../studio/labels.ts';
import { PlaneGeometry } from 'three';
import {
  at,
  box,
  disc,
  extrude,
  facing,
  group,
  revolve,
  ring,
  rounded,
  sideways,
  solid,
  turned,
} from '../studio/shapes.ts';

export type MotorSize = Readonly<{ H: number; L: number; D: number; E: number }>;
export const motorBlue = paint(0x1d4f8f);

/** Stator cross-section: a circle with fins all round, longer at the sides where the air passes. */
const finned = (R: number, fins: number): Shape => {
  const shape = new Shape();
  const step = (Math.PI * 2) / fins;
  for (let i = 0; i < fins; i++) {
    const a = i * step;
    const [low, high] = [R * 0.86, R * 1.02];
    [
      [low, -0.5],
      [low, -0.2],
      [high, -0.13],
      [high, 0.13],
      [low, 0.2],
    ].forEach(([r = 0, o = 0], k) => {
      const [x, y] = [Math.cos(a + o * step) * r, Math.sin(a + o * step) * r];
      if (i === 0 && k === 0) shape.moveTo(x, y);
      else shape.lineTo(x, y);
    });
  }
  shape.closePath();
  return shape;
};

/** Shaft end with its key (DIN 6885), along +z from 0. */
export const shaftEnd = (D: number, E: number): Object3D =>
  group(
    facing(
      revolve(
        rounded(
          [
            [0, 0, 0],
            [D / 2, 0, 0],
            [D / 2, E],
            [0, E, 0],
          ],
          D * 0.06,
        ),
        steel,
      ),
    ),
    at(box(D * 0.28, D * 0.28, E * 0.74, darkSteel, 0.6), 0, D * 0.44, E * 0.52),
  );

const plate = (width: number, height: number, lines: readonly string[]): Object3D =>
  solid(
    new PlaneGeometry(width, height),
    printed(
      drawn(512, 256, (context) => {
        context.fillStyle = '#d9dcde';
        context.fillRect(0, 0, 512, 256);
        context.fillStyle = ink;
        context.font = sans(58, 700);
        context.fillText(lines[0] ?? '', 256, 52);
        context.font = mono(38);
        lines.slice(1).forEach((line, i) => context.fillText(line, 256, 122 + i * 52));
      }),
    ),
  );

/** Everything but mounting and shaft: axis on z, drive end at z = 0, body behind it. */
export const motorBody = ({ H, L, E, D }: MotorSize, colour: Material = motorBlue): Object3D => {
  const R = H * 0.94;
  const length = L - E;
  const [front, back] = [length * 0.14, length * 0.24];
  const stator = length - front - back;
  const cover = plastic(0x24282c, 0.55);
  const turnedPart = (part: Object3D, z: number): Object3D => at(facing(part), 0, 0, z);
  const body = group(
    at(extrude(finned(R, 44), stator, colour, 1.2, 8), 0, 0, -front - stator / 2),
    turnedPart(
      revolve(
        rounded(
          [
            [0, 0, 0],
            [R * 0.34, 0],
            [R * 0.4, -front * 0.35],
            [R * 0.82, -front * 0.45],
            [R * 0.98, -front * 0.8],
            [R * 0.98, -front * 1.15],
            [0, -front * 1.15, 0],
          ],
          R * 0.05,
        ),
        colour,
      ),
      0,
    ),
    turnedPart(
      revolve(
        rounded(
          [
            [0, -length, 0],
            [R * 0.55, -length],
            [R * 1.0, -length + back * 0.4],
            [R * 1.06, -length + back * 0.6],
            [R * 1.06, -length + back * 1.08],
            [R * 0.99, -length + back * 1.08],
            [R * 0.9, -length + back * 0.7, 0],
            [0, -length + back * 0.5, 0],
          ],
          R * 0.06,
        ),
        cover,
      ),
      0,
    ),
    turnedPart(ring(D * 0.52, D * 0.85, 3, darkSteel, 0.6), 0.5),
  );
  for (let k = 1; k <= 5; k++)
    body.add(turnedPart(ring(R * 0.1 * k, R * 0.1 * k + R * 0.035, 2, cover, 0.3), -length - 0.4));
  const box1 = H * 0.86;
  body.add(at(box(box1, H * 0.42, box1 * 1.05, colour, H * 0.05), 0, R * 1.14, -front - stator * 0.4));
  body.add(at(box(box1 * 1.04, H * 0.1, box1 * 1.09, colour, H * 0.03), 0, R * 1.14 + H * 0.25, -front - stator * 0.4));
  body.add(
    at(
      sideways(ring(H * 0.07, H * 0.13, H * 0.2, plastic(0x2b3034), 1)),
      box1 * 0.55,
      R * 1.12,
      -front - stator * 0.34,
    ),
  );
  const label = at(
    turned(plate(stator * 0.46, stator * 0.23, ['VOLTARN', '3~ 400 V  IP55', 'IE3  50 Hz']), 0, Math.PI / 2, 0),
    R * 1.035,
    R * 0.12,
    -front - stator * 0.52,
  );
  body.add(
    label,
    at(box(R * 0.05, stator * 0.25, stator * 0.48, satin, 0.5), R * 1.005, R * 0.12, -front - stator * 0.52),
  );
  body.children.slice(-2).forEach((part) => part.position.setY(R * 0.1));
  return body;
};

/** A round mounting flange with holes, its face at z = 0. */
export const motorFlange = (
  diameter: number,
  spigot: number,
  thickness: number,
  holes: number,
  colour: Material = motorBlue,
): Object3D => {
  const shape = new Shape();
  shape.absarc(0, 0, diameter / 2, 0, Math.PI * 2, false);
  for (let i = 0; i < holes; i++) {
    const a = Math.PI / 4 + (i / holes) * Math.PI * 2;
    const path = new Shape();
    path.absarc(
      Math.cos(a) * diameter * 0.415,
      Math.sin(a) * diameter * 0.415,
      diameter * 0.028 + 1.6,
      0,
      Math.PI * 2,
      true,
    );
    shape.holes.push(path);
  }
  return group(
    at(extrude(shape, thickness, colour, thickness * 0.1, 64), 0, 0, -thickness / 2),
    at(facing(disc(spigot / 2, thickness * 0.5, satin, 0.5)), 0, 0, thickness * 0.1),
  );
};
