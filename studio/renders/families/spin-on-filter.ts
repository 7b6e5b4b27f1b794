import { type Object3D } from 'three';
import { drawn, printed, sans } from '../studio/labels.ts';
import { darkSteel, rubber } from '../studio/materials.ts';
import { around, at, disc, group, revolve, ring, rounded, xy } from '../studio/shapes.ts';
import { wrapped } from './containers.ts';
import { plastic } from '../studio/materials.ts';

export const spinOnFilter = (): Object3D => {
  const can = plastic(0xe9ebec, 0.3);
  const label = drawn(1400, 420, (context) => {
    context.fillStyle = '#e9ebec';
    context.fillRect(0, 0, 1400, 420);
    context.fillStyle = '#1b57a5';
    context.fillRect(0, 300, 1400, 70);
    context.fillStyle = '#16212B';
    for (const x of [350, 1050]) {
      context.font = sans(74, 700);
      context.fillText('PRESSLUND', x, 130);
      context.font = sans(38, 500);
      context.fillText('RETURN FILTER 10 µm', x, 230);
    }
  });
  const filter = (): Object3D => {
    const parts = group(
      revolve(rounded(xy('0,-73,0 30,-73 46,-66,8 47.8,-58 47.8,66 46,70 0,70,0'), 2.5, 6), can),
      at(wrapped(48, 92, printed(label, 0.35)), 0, 2, 0),
      at(ring(11, 44, 3, darkSteel, 0.8), 0, 71, 0),
      at(ring(33, 38, 5, rubber, 1.5), 0, 72, 0),
      at(
        around(8, 22, () => disc(4.4, 0.8, rubber, 0.2)),
        0,
        72.6,
        0,
      ),
    );
    for (let i = 0; i < 3; i++) parts.add(at(ring(9.6, 11.4, 1.2, darkSteel, 0.4), 0, 70 - i * 2, 0));
    return parts;
  };
  const scene = group(filter());
  scene.userData['view'] = { azimuth: 0.4, elevation: 0.4 };
  return scene;
};
