import { MeshPhysicalMaterial, PlaneGeometry, type Object3D } from 'three';
import { drawn, ink, printed, sans } from '../studio/labels.ts';
import { plastic, rubber, steel } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { at, box, disc, facing, group, ring, solid, turned } from '../studio/shapes.ts';

const body = new MeshPhysicalMaterial({ color: 0xb4b9be, metalness: 0.8, roughness: 0.42 });
const black = plastic(0x22262a, 0.45);

/** The pilot: a coil block with its plug and the manual override. */
const pilot = (): Object3D =>
  group(
    at(box(26, 30, 22, black, 2), 13, 4, 0),
    at(box(18, 20, 20, plastic(0x2f353b, 0.5), 2), 15, 26, 0),
    at(disc(3.4, 10, plastic(0x22262a), 1), 26, 30, 0),
    at(facing(disc(2, 2, plastic(0xe8620c), 0.4)), 5, -6, 11.6),
    at(box(3, 26, 21, body, 0.8), 0.6, 2, 0),
  );

export const solenoidValve = (params: Params): Object3D => {
  const [coils, ports] = [num(params, 'coils'), num(params, 'ports')];
  const length = ports === 3 ? 50 : 72;
  const valve = group(box(length, 32, 27, body, 1.6));
  const top = ports === 3 ? 1 : 2;
  for (let i = 0; i < top; i++) valve.add(at(port(), (i - (top - 1) / 2) * 24, 16, 0));
  for (let i = 0; i < ports - top; i++) valve.add(at(facing(port()), (i - (ports - top - 1) / 2) * 21, -6, 13.5));
  valve.add(at(group(pilot()), length / 2, -3, 0));
  valve.add(
    coils === 2
      ? at(turned(pilot(), 0, Math.PI, 0), -length / 2, -3, 0)
      : at(box(9, 28, 25, black, 2), -length / 2 - 4, 0, 0),
  );
  const label = drawn(512, 128, (context) => {
    context.fillStyle = '#f1f3f4';
    context.fillRect(0, 0, 512, 128);
    context.fillStyle = ink;
    context.font = sans(64, 700);
    context.fillText('AIRVIK', 140, 66);
    context.strokeStyle = ink;
    context.lineWidth = 5;
    for (let i = 0; i < 2; i++) context.strokeRect(280 + i * 90, 24, 90, 80);
    context.beginPath();
    for (const [x1, y1, x2, y2] of [
      [305, 104, 305, 24],
      [345, 24, 345, 104],
      [392, 104, 436, 24],
      [436, 104, 392, 24],
    ] as const) {
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
    }
    context.stroke();
  });
  valve.add(at(solid(new PlaneGeometry(44, 11), printed(label)), 0, 9.5, 13.6));
  const scene = group(valve);
  scene.userData['view'] = { azimuth: 0.45, elevation: 0.36 };
  return scene;
};

const port = (): Object3D => group(ring(5, 7.6, 1.4, steel, 0.4), at(disc(5.1, 0.6, rubber, 0.1), 0, 0.2, 0));
