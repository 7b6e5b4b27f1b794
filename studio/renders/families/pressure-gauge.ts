import { CircleGeometry, MeshStandardMaterial, type Object3D } from 'three';
import { brass, glass, paint, plastic, stainless } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { hexagon, thread } from '../studio/screws.ts';
import { at, box, disc, facing, group, revolve, rounded, solid, turned } from '../studio/shapes.ts';
import { dialTexture } from './dial.ts';

/** The pointer rests at 60 % of the range, where a gauge should be chosen to work. */
export const pressureGauge = (params: Params): Object3D => {
  const [from, to, accuracy] = [num(params, 'from'), num(params, 'to'), num(params, 'class')];
  const filled = str(params, 'case') === 'filled';
  const shell = filled ? stainless : paint(0x202428);
  const R = 50;
  const texture = dialTexture({
    from,
    to,
    unit: 'bar',
    second: { factor: to >= 1.5 || to === 1 ? 14.5038 : 29.53, unit: from < 0 ? 'inHg' : 'psi' },
    note: `EN 837-1   CL ${accuracy}`,
    at: 0.6,
  });
  const head = group(
    revolve(
      rounded(
        [
          [0, -26, 0],
          [R * 0.9, -26],
          [R, -20],
          [R, 4],
          [R * 1.07, 6],
          [R * 1.07, 13],
          [R * 0.98, 17],
          [R * 0.93, 15],
          [R * 0.93, 4],
          [0, 4, 0],
        ],
        1.6,
        5,
      ),
      shell,
    ),
    at(
      turned(
        solid(
          new CircleGeometry(R * 0.94, 96),
          new MeshStandardMaterial({ map: texture, roughness: 0.55, envMapIntensity: 0.6 }),
        ),
        -Math.PI / 2,
        0,
        0,
      ),
      0,
      5,
      0,
    ),
    at(turned(solid(new CircleGeometry(R * 0.94, 96), glass(0xffffff, 0.1)), -Math.PI / 2, 0, 0), 0, 13, 0),
  );
  facing(head);
  const stem = group(
    at(box(15, 14, 15, brass, 1.5), 0, -54, -6),
    at(hexagon(15, 13, brass, { both: true }), 0, -72, -6),
    at(turned(thread(13, 1.34, 13, brass, 4), Math.PI, 0, 0), 0, -71.5, -6),
  );
  const gauge = group(head, stem);
  if (filled) gauge.add(at(disc(5, 5, plastic(0x1d2023), 1), 0, R + 1, -8));
  const scene = group(gauge);
  scene.userData['view'] = { azimuth: 0.38, elevation: 0.14 };
  return scene;
};
