import { MeshPhysicalMaterial, PlaneGeometry, type Object3D } from 'three';
import { drawn, ink, printed, sans } from '../studio/labels.ts';
import { plastic } from '../studio/materials.ts';
import { at, box, group, revolve, rounded, solid, turned, xy } from '../studio/shapes.ts';

const foam = new MeshPhysicalMaterial({ color: 0xf27a1a, roughness: 0.9, sheen: 0.6, sheenRoughness: 0.8 });
const plug = (): Object3D => revolve(rounded(xy('0,0,0 6.4,0 6.2,3 4.6,20 3,25 0,26,0'), 1.8, 6), foam);

/** The dispenser box with plugs in front of it. */
export const earPlugs = (): Object3D => {
  const front = drawn(768, 640, (context) => {
    context.fillStyle = '#f27a1a';
    context.fillRect(0, 0, 768, 640);
    context.fillStyle = '#ffffff';
    context.fillRect(0, 190, 768, 260);
    context.font = sans(84, 700);
    context.fillText('GARDEWELL', 384, 100);
    context.fillStyle = ink;
    context.font = sans(120, 700);
    context.fillText('SNR 37 dB', 384, 280);
    context.font = sans(60, 600);
    context.fillText('200 ×  EN 352-2', 384, 390);
    context.fillStyle = '#ffffff';
    context.font = sans(56, 600);
    context.fillText('PU', 384, 545);
  });
  const carton = group(
    box(120, 100, 80, plastic(0xf27a1a, 0.6), 1),
    at(solid(new PlaneGeometry(119, 99), printed(front, 0.6)), 0, 0, 40.2),
    at(box(100, 1, 50, plastic(0xffffff, 0.6), 0.3), 0, 50.2, 0),
  );
  const scene = group(
    at(carton, 0, 50, 0),
    at(turned(plug(), 0, 0, Math.PI / 2 - 0.05), 44, 6.5, 62),
    at(turned(plug(), Math.PI / 2 - 0.06, 0, 0.6), 6, 6.5, 74),
    at(plug(), 58, 0, 44),
    at(turned(plug(), 0, 0.9, Math.PI / 2 - 0.05), -14, 6.5, 60),
  );
  scene.userData['view'] = { azimuth: 0.4, elevation: 0.3 };
  return scene;
};
