import { PlaneGeometry, type Object3D } from 'three';
import { drawn, ink, mono, printed, sans } from '../studio/labels.ts';
import { plastic, satin } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { at, box, disc, facing, group, solid, turned } from '../studio/shapes.ts';

const light = plastic(0xdadcdd, 0.5);
const dark = plastic(0x33393e, 0.5);

/** Base, coil block and bridge carrier; terminals in rows above and below. */
export const contactor = (params: Params): Object3D => {
  const [width, height, depth] = [num(params, 'width'), num(params, 'height'), num(params, 'depth')];
  const unit = group(
    at(box(width, height, depth * 0.5, dark, 1.5), 0, 0, -depth * 0.25),
    at(box(width, height * 0.86, depth * 0.3, light, 1.5), 0, 0, depth * 0.12),
    at(box(width * 0.96, height * 0.46, depth * 0.24, light, 1.5), 0, 0, depth * 0.36),
  );
  const poles = width > 50 ? 3 : 4;
  for (const row of [-1, 1]) {
    for (let i = 0; i < poles; i++) {
      const x = (i - (poles - 1) / 2) * (width * 0.235);
      unit.add(at(box(width * 0.19, height * 0.17, depth * 0.1, dark, 0.8), x, row * height * 0.335, depth * 0.26));
      unit.add(
        at(facing(disc(width * 0.062, 2.4, satin, 0.5)), x, row * height * 0.335, depth * 0.312),
        at(turned(box(width * 0.09, 1.2, 0.9, dark, 0.1), 0, 0, 0.6), x, row * height * 0.335, depth * 0.312 + 1),
      );
      unit.add(at(box(width * 0.16, 3, depth * 0.16, dark, 0.5), x, row * height * 0.431, depth * 0.12));
    }
  }
  const face = drawn(512, 320, (context) => {
    context.fillStyle = '#dadcdd';
    context.fillRect(0, 0, 512, 320);
    context.fillStyle = ink;
    context.font = sans(54, 700);
    context.fillText('CONTAVOLT', 256, 52);
    context.font = mono(34);
    context.fillText('AC-3  400 V', 256, 118);
    context.font = mono(30);
    context.fillText('1L1  3L2  5L3  13', 256, 268);
  });
  unit.add(
    at(solid(new PlaneGeometry(width * 0.86, height * 0.4), printed(face)), 0, 0, depth * 0.48 + 0.15),
    at(box(width * 0.3, height * 0.1, 2.4, dark, 0.5), 0, -height * 0.02, depth * 0.48),
  );
  const scene = group(unit);
  scene.userData['view'] = { azimuth: 0.55, elevation: 0.26 };
  return scene;
};
