import { Shape, type Object3D } from 'three';
import { finishOf } from '../studio/finishes.ts';
import { num, str, type Params } from '../studio/params.ts';
import { thread } from '../studio/screws.ts';
import { around, at, box, extrude, facing, group, revolve, rounded, solid, turned, xy } from '../studio/shapes.ts';
import { CylinderGeometry } from 'three';
import { black } from '../studio/materials.ts';

/** ISO 4762 drawn at M10: head 16 × 10 mm with 8 mm hexagon, knurled round. */
const screw = (length: number, finish: string): Object3D => {
  const material = finishOf(finish);
  const rim = new Shape();
  rim.absarc(0, 0, 7.3, 0, Math.PI * 2, false);
  const socket = new Shape();
  for (let k = 0; k < 6; k++) {
    const a = (k * Math.PI) / 3;
    const p = [Math.cos(a) * 4.62, Math.sin(a) * 4.62] as const;
    if (k) socket.lineTo(...p);
    else socket.moveTo(...p);
  }
  rim.holes.push(socket);
  const top = facing(group(extrude(rim, 6, material, 0.25, 48)));
  const floor = at(turned(solid(new CylinderGeometry(4.7, 4.7, 0.5, 6), black), 0, 0, 0), 0, 4.2, 0);
  const parts = group(
    at(top, 0, 7, 0),
    floor,
    revolve(rounded(xy('7.2,9.6 7.3,10 7.75,9.5 7.75,0.4 7.3,0 5,0 5,4 7.2,4'), 0.15), material),
    at(
      around(64, 7.75, () => box(0.35, 8, 0.36, material, 0.1)),
      0,
      5,
      0,
    ),
  );
  const helix = thread(10, 1.5, length, material);
  helix.rotation.x = Math.PI;
  parts.add(helix);
  return parts;
};

export const socketScrew = (params: Params): Object3D => {
  const length = num(params, 'ratio') * 10;
  const finish = str(params, 'finish');
  const lying = turned(group(turned(screw(length, finish), 0, 0.3, Math.PI / 2)), 0, 1.05, 0);
  const other = turned(group(turned(screw(length, finish), 0, 0.3, Math.PI / 2)), 0, 1.05 + Math.PI, 0);
  const scene = group(at(lying, 11, 7.75, length * 0.3 + 4), at(other, -11, 7.75, -length * 0.3 - 4));
  scene.userData['view'] = { azimuth: 0.1, elevation: 0.5 };
  return scene;
};
