import { PlaneGeometry, Shape, type Object3D } from 'three';
import { drawn, ink, mono, printed, sans } from '../studio/labels.ts';
import { plastic, satin } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { at, box, disc, extrude, facing, group, solid, turned } from '../studio/shapes.ts';

const white = plastic(0xe4e6e7, 0.46);
const toggle = plastic(0x1b4f8f, 0.4);
const dark = plastic(0x3a4046, 0.5);

/** DIN 43880 side view: a nose 45 mm high in front of a body 85 mm high. */
const side = (): Shape => {
  const shape = new Shape();
  [
    [-34, -42.5],
    [14, -42.5],
    [16, -40.5],
    [16, -24],
    [22, -22.5],
    [34, -22.5],
    [34, 22.5],
    [22, 22.5],
    [16, 24],
    [16, 40.5],
    [14, 42.5],
    [-34, 42.5],
    [-34, 18],
    [-29, 18],
    [-29, -17],
    [-34, -17],
  ].forEach(([x = 0, y = 0], i) => (i ? shape.lineTo(x, y) : shape.moveTo(x, y)));
  shape.closePath();
  return shape;
};

const pole = (label: string): Object3D => {
  const face = drawn(256, 640, (context) => {
    context.fillStyle = '#e4e6e7';
    context.fillRect(0, 0, 256, 640);
    context.fillStyle = ink;
    context.font = sans(44, 700);
    context.fillText('CONTAVOLT', 128, 40, 230);
    context.font = mono(86);
    context.fillText(label, 128, 490);
    context.font = mono(34);
    context.fillText('10 000', 128, 570);
    context.fillText('400 V~', 128, 612);
  });
  const body = turned(group(extrude(side(), 17.6, white, 0.5)), 0, -Math.PI / 2, 0);
  const parts = group(
    body,
    at(solid(new PlaneGeometry(15.6, 43), printed(face)), 0, 0, 34.1),
    at(box(13, 16, 3, dark, 0.8), 0, 4, 33),
    at(turned(box(13.4, 7, 13, toggle, 1.2), -0.5, 0, 0), 0, 6, 38),
  );
  for (const row of [-1, 1])
    parts.add(
      at(facing(disc(4, 1.2, dark, 0.2)), 0, row * 32, 16),
      at(facing(disc(3.4, 1, satin, 0.3)), 0, row * 32, 16.4),
    );
  return parts;
};

export const circuitBreaker = (params: Params): Object3D => {
  const poles = num(params, 'poles');
  const unit = group(
    ...Array.from({ length: poles }, (_, i) => at(pole(str(params, 'label')), (i - (poles - 1) / 2) * 17.7, 0, 0)),
  );
  if (poles > 1) unit.add(at(turned(box(poles * 17.7 - 4.5, 3, 4, toggle, 1), -0.5, 0, 0), 0, 8.8, 42.6));
  const scene = group(unit);
  scene.userData['view'] = { azimuth: 0.62, elevation: 0.24 };
  return scene;
};
