import { CylinderGeometry, type Object3D } from 'three';
import { darkSteel, steel, turnedSteel } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { around, at, box, group, revolve, rounded, solid, turned } from '../studio/shapes.ts';

/** Cup, cone and rollers share one apex; the cone with its rollers stands in front of the cup. */
export const taperedBearing = (params: Params): Object3D => {
  const [d, D, T, C] = [num(params, 'bore'), num(params, 'outside'), num(params, 'width'), num(params, 'cup')];
  const slope = Math.tan(0.235);
  const roller = (D - d) * 0.155;
  const pitch = (d + D) / 4 + (D - d) * 0.012;
  const half = T / 2;
  const cup = rounded(
    [
      [pitch + roller * 0.5 - half * slope, -half],
      [D / 2, -half],
      [D / 2, C - half],
      [pitch + roller * 0.5 + (C - half) * slope, C - half],
    ],
    0.6,
  );
  const rib = half * 0.78;
  const cone = rounded(
    [
      [d / 2, -half + 0.2],
      [pitch - roller * 0.62 - half * slope, -half + 0.2],
      [pitch - roller * 0.62 + rib * slope, rib],
      [pitch + roller * 0.25 + half * slope * 0.6, rib],
      [pitch + roller * 0.25 + half * slope * 0.6, half],
      [d / 2, half],
    ],
    0.5,
  );
  const count = Math.floor((Math.PI * 2 * pitch) / (roller * 1.28));
  const length = T * 0.66;
  const rollers = around(count, pitch, () => {
    const body = solid(new CylinderGeometry((roller / 2) * 1.16, (roller / 2) * 0.92, length, 40), steel);
    return turned(at(body, 0, -T * 0.02, 0), 0, 0, -0.19);
  });
  const cage = around(
    count,
    pitch + roller * 0.2,
    () => turned(box(roller * 0.28, length * 1.2, roller * 0.3, darkSteel, 0.2), 0, 0, -0.19),
    Math.PI / count,
  );
  const inner = turned(group(revolve(cone, turnedSteel), rollers, cage), -1.18, -0.1, 0);
  const outer = at(turned(revolve(cup, turnedSteel), -1.3, 0.35, 0), -D * 0.44, D * 0.06, -D * 0.46);
  const scene = group(inner, outer);
  scene.userData['view'] = { azimuth: 0.32, elevation: 0.34 };
  return scene;
};
