import { type Object3D } from 'three';
import { satin, steel, turnedSteel } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { around, at, ball, group, revolve, ring, rounded, turned } from '../studio/shapes.ts';

/** Housing washer below, balls in their cage, and the shaft washer leaning against them so that the balls show. */
export const thrustBearing = (params: Params): Object3D => {
  const [d, D, H, balls] = [num(params, 'bore'), num(params, 'outside'), num(params, 'height'), num(params, 'balls')];
  const pitch = (d + D) / 4;
  const radius = Math.min((D - d) * 0.17, H * 0.27);
  const plate = H / 2 - radius * 0.62;
  const washer = (): Object3D => {
    const g = radius * 0.8;
    return revolve(
      rounded(
        [
          [d / 2, 0],
          [D / 2, 0],
          [D / 2, plate],
          [pitch + g, plate],
          [pitch + g * 0.6, plate - radius * 0.3, 0],
          [pitch, plate - radius * 0.42, 0],
          [pitch - g * 0.6, plate - radius * 0.3, 0],
          [pitch - g, plate],
          [d / 2, plate],
        ],
        0.45,
      ),
      turnedSteel,
    );
  };
  const y = plate + radius * 0.6;
  const top = at(turned(washer(), Math.PI + 0.62, 0.25, 0), D * 0.1, D * 0.36, -D * 0.62);
  const scene = group(
    washer(),
    at(
      around(balls, pitch, () => ball(radius, steel)),
      0,
      y,
      0,
    ),
    at(ring(pitch - radius * 1.15, pitch + radius * 1.15, radius * 0.5, satin, 0.2), 0, y, 0),
    top,
  );
  scene.userData['view'] = { azimuth: 0.35, elevation: 0.52 };
  return scene;
};
