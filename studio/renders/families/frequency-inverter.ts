import { PlaneGeometry, type Object3D } from 'three';
import { drawn, ink, mono, printed, sans } from '../studio/labels.ts';
import { aluminium, plastic } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { at, box, disc, facing, group, solid } from '../studio/shapes.ts';

const light = plastic(0xd6d9db, 0.5);
const dark = plastic(0x2a2f34, 0.5);

const keypad = (width: number): Object3D => {
  const face = drawn(400, 480, (context) => {
    context.fillStyle = '#22272c';
    context.fillRect(0, 0, 400, 480);
    context.fillStyle = '#0d1a12';
    context.fillRect(34, 40, 332, 130);
    context.fillStyle = '#ff8a3c';
    context.font = mono(104);
    context.fillText('50.00', 186, 108);
    context.font = sans(30, 600);
    context.fillText('Hz', 336, 140);
    const keys: readonly (readonly [number, number, string, string])[] = [
      [90, 250, '#2e8b4f', 'RUN'],
      [200, 250, '#5b646c', '▲'],
      [310, 250, '#b3261e', 'STOP'],
      [90, 370, '#5b646c', 'ESC'],
      [200, 370, '#5b646c', '▼'],
      [310, 370, '#5b646c', 'OK'],
    ];
    for (const [x, y, colour, label] of keys) {
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(x - 46, y - 44, 92, 88, 14);
      context.fill();
      context.fillStyle = '#ffffff';
      context.font = sans(28, 600);
      context.fillText(label, x, y + 2);
    }
  });
  return solid(new PlaneGeometry(width, width * 1.2), printed(face, 0.35));
};

export const frequencyInverter = (params: Params): Object3D => {
  const [width, height, depth] = [num(params, 'width'), num(params, 'height'), num(params, 'depth')];
  const unit = group(
    at(box(width, height, depth * 0.5, light, 3), 0, 0, depth * 0.1),
    at(box(width * 0.94, height * 0.98, depth * 0.32, aluminium, 2), 0, 0, -depth * 0.3),
    at(box(width * 0.98, height * 0.2, depth * 0.46, dark, 3), 0, -height * 0.405, depth * 0.15),
    at(box(width * 0.96, height * 0.7, 6, light, 2.5), 0, height * 0.08, depth * 0.36),
  );
  const fins = Math.floor(width / 8);
  for (let i = 0; i <= fins; i++)
    unit.add(
      at(
        box(2, height * 0.96, depth * 0.3, aluminium, 0.5),
        -width * 0.45 + (i / fins) * width * 0.9,
        0,
        -depth * 0.38,
      ),
    );
  for (let i = 0; i < 7; i++)
    for (const side of [-1, 1])
      unit.add(
        at(
          box(1.6, height * 0.024, depth * 0.34, dark, 0.5),
          (side * width) / 2,
          height * 0.36 - i * height * 0.05,
          depth * 0.1,
        ),
      );
  const pad = Math.min(width * 0.66, 76);
  unit.add(at(keypad(pad), 0, height * 0.17, depth * 0.36 + 3.2));
  const name = drawn(512, 96, (context) => {
    context.fillStyle = '#d6d9db';
    context.fillRect(0, 0, 512, 96);
    context.fillStyle = ink;
    context.font = sans(60, 700);
    context.fillText('VOLTARN', 256, 50);
  });
  unit.add(
    at(solid(new PlaneGeometry(width * 0.6, width * 0.1125), printed(name)), 0, -height * 0.2, depth * 0.36 + 3.15),
  );
  for (let i = 0; i < 6; i++)
    unit.add(
      at(
        facing(disc(width * 0.03, 3, aluminium, 0.5)),
        -width * 0.35 + i * width * 0.14,
        -height * 0.42,
        depth * 0.335,
      ),
    );
  const scene = group(unit);
  scene.userData['view'] = { azimuth: 0.55, elevation: 0.22 };
  return scene;
};
