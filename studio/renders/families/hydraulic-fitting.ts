import { type Object3D, TorusGeometry } from 'three';
import { MeshPhysicalMaterial } from 'three';
import { str, type Params } from '../studio/params.ts';
import { hexagon, thread } from '../studio/screws.ts';
import { at, box, facing, group, revolve, ring, rounded, sideways, solid, tube, turned, xy } from '../studio/shapes.ts';

const plated = new MeshPhysicalMaterial({ color: 0xc7c3b4, metalness: 1, roughness: 0.26 });

/** Swivel nut over the cone, opening along +y. */
const swivelNut = (): Object3D =>
  group(
    hexagon(22, 17, plated, { bore: 16, both: true }),
    ring(4.2, 7.6, 6, plated, 0.4),
    ...[0, 1, 2, 3, 4].map((i) => at(ring(7.6, 8.3, 0.8, plated, 0.25), 0, 15 - i * 1.6, 0)),
  );

/** Crimped ferrule with its grooves, then the hose stop; along -y. */
const ferrule = (): Object3D => {
  const parts = group(revolve(rounded(xy('6.4,0 11.5,0 11.5,-34 8.6,-34 8.6,-4 6.4,-4'), 0.8), plated));
  for (let i = 0; i < 6; i++) parts.add(at(ring(10, 12.1, 3.6, plated, 1), 0, -4.5 - i * 5, 0));
  return parts;
};

/** A 37° male cone with its thread, pointing along +y. */
const maleCone = (): Object3D =>
  group(thread(19, 1.6, 14, plated, 8), at(revolve(rounded(xy('4,0 8.2,0 5.6,3.6 4,3.6'), 0), plated), 0, 14, 0));

const forged = (extra: readonly Object3D[]): Object3D => group(box(24, 24, 22, plated, 5), ...extra);

const shapes: Readonly<Record<string, () => Object3D>> = {
  'hose-straight': () =>
    group(
      at(swivelNut(), 0, 10, 0),
      at(revolve(rounded(xy('4,0 8,0 7,10 4,10'), 0.6), plated), 0, 0, 0),
      at(hexagon(19, 7, plated, { both: true }), 0, -1, 0),
      ferrule(),
    ),
  'hose-45': () => bent(Math.PI / 4),
  'hose-90': () => bent(Math.PI / 2),
  'adaptor-union': () =>
    group(
      at(hexagon(22, 9, plated, { both: true }), 0, -4.5, 0),
      at(maleCone(), 0, 4, 0),
      at(turned(maleCone(), Math.PI, 0, 0), 0, -4, 0),
    ),
  'adaptor-elbow': () => forged([at(maleCone(), 0, 11, 0), at(turned(maleCone(), 0, 0, -Math.PI / 2), 11, 0, 0)]),
  'adaptor-tee': () =>
    forged([
      at(maleCone(), 0, 11, 0),
      at(turned(maleCone(), 0, 0, -Math.PI / 2), 11, 0, 0),
      at(sideways(maleCone()), -11, 0, 0),
    ]),
};

const bent = (angle: number): Object3D => {
  const R = 26;
  const [ex, ey] = [R - R * Math.cos(angle), R * Math.sin(angle)];
  const arc = solid(new TorusGeometry(R, 6.2, 24, 64, angle), plated);
  arc.rotation.set(0, Math.PI, 0);
  arc.position.set(R, 0, 0);
  const head = at(turned(swivelNut(), 0, 0, -angle), ex + Math.sin(angle) * 5, ey + Math.cos(angle) * 5, 0);
  return group(
    arc,
    tube(
      [
        [ex, ey, 0],
        [ex + Math.sin(angle) * 6, ey + Math.cos(angle) * 6, 0],
      ],
      6.2,
      plated,
    ),
    head,
    at(hexagon(19, 7, plated, { both: true }), 0, -6, 0),
    at(ferrule(), 0, -4, 0),
  );
};

export const hydraulicFitting = (params: Params): Object3D => {
  const shape = str(params, 'shape');
  const part = shapes[shape]?.() ?? group();
  const flat = shape.startsWith('hose') || shape === 'adaptor-union';
  const scene = group(flat ? turned(group(facing(part)), 0, -0.9, 0) : turned(part, 0, -0.35, 0));
  scene.userData['view'] = { azimuth: 0.4, elevation: flat ? 0.55 : 0.34 };
  return scene;
};
