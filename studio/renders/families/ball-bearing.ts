import { type Object3D } from 'three';
import { rubber, satin, steel, turnedSteel } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { around, at, ball, group, revolve, ring, rounded, turned, type Point } from '../studio/shapes.ts';

/** A race is a ring whose inner face carries the groove in which the balls run. */
const race = (land: number, back: number, groove: number, pitch: number, radius: number, width: number): Point[] => {
  const steps = 14;
  const reach = Math.sqrt(Math.max(radius ** 2 - groove ** 2, 0));
  const side = back > land ? 1 : -1;
  const arc = Array.from({ length: steps + 1 }, (_, i): Point => {
    const y = -reach + (2 * reach * i) / steps;
    return [pitch + side * Math.sqrt(Math.max(radius ** 2 - y ** 2, 0)), y];
  });
  return [[back, -width / 2], [back, width / 2], [land, width / 2], ...[...arc].reverse(), [land, -width / 2]];
};

export const ballBearing = (params: Params): Object3D => {
  const [d, D, B, balls] = [num(params, 'bore'), num(params, 'outside'), num(params, 'width'), num(params, 'balls')];
  const pitch = (d + D) / 4;
  const ballRadius = (D - d) * 0.151;
  const groove = ballRadius * 0.62;
  const bearing = group(
    revolve(rounded(race(pitch + groove, D / 2, groove, pitch, ballRadius * 1.03, B), 0.02 * B + 0.25, 3), turnedSteel),
    revolve(rounded(race(pitch - groove, d / 2, groove, pitch, ballRadius * 1.03, B), 0.02 * B + 0.25, 3), turnedSteel),
  );
  const seal = str(params, 'seal');
  if (seal === 'open') {
    bearing.add(around(balls, pitch, () => ball(ballRadius, steel)));
    bearing.add(cage(pitch, ballRadius, balls));
  } else {
    for (const side of [1, -1]) bearing.add(at(cover(seal, pitch, groove, B), 0, (side * B) / 2, 0));
    bearing.children.slice(-1).forEach((lower) => (lower.rotation.x = Math.PI));
  }
  turned(bearing, 1.22, 0, 0);
  bearing.userData['view'] = { azimuth: 0.42, elevation: 0.3 };
  return bearing;
};

/** Pressed-steel ribbon: two wavy strips that wrap round each ball. */
const cage = (pitch: number, ballRadius: number, balls: number): Object3D =>
  group(
    ring(pitch - ballRadius * 0.34, pitch + ballRadius * 0.34, ballRadius * 0.9, satin, 0.2),
    around(balls, pitch, () => group(ring(ballRadius * 0.98, ballRadius * 1.13, ballRadius * 1.3, satin, 0.12, 48))),
  );

/** A rubber seal is flat and black with a lip; a shield is a thin dished plate. */
const cover = (seal: string, pitch: number, groove: number, width: number): Object3D => {
  const [inner, outer] = [pitch - groove * 1.02, pitch + groove * 1.02];
  const sunk = -width * 0.045;
  const span = outer - inner;
  return seal === '2rs'
    ? revolve(
        rounded(
          [
            [inner, sunk - 0.6],
            [outer, sunk - 0.6],
            [outer, sunk - 0.05],
            [outer - span * 0.12, sunk + 0.12],
            [inner + span * 0.34, sunk + 0.12],
            [inner + span * 0.26, sunk - 0.14],
            [inner + span * 0.08, sunk - 0.14],
            [inner, sunk],
          ],
          0.1,
        ),
        rubber,
      )
    : revolve(
        rounded(
          [
            [inner + span * 0.06, sunk - 0.5],
            [outer, sunk - 0.5],
            [outer, sunk],
            [outer - span * 0.16, sunk],
            [outer - span * 0.24, sunk - 0.3],
            [inner + span * 0.06, sunk - 0.3],
          ],
          0.12,
        ),
        turnedSteel,
      );
};
