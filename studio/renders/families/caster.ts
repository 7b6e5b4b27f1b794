import { MeshPhysicalMaterial, Shape, type Material, type Object3D } from 'three';
import { plastic, rubber, zinc } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { hexagon } from '../studio/screws.ts';
import { at, box, disc, extrude, facing, group, hole, revolve, ring, rounded, turned, xy } from '../studio/shapes.ts';

const aluminium = new MeshPhysicalMaterial({ color: 0xb7bdc2, metalness: 0.8, roughness: 0.42 });
const wheels: Readonly<Record<string, readonly [tread: Material, core: Material]>> = {
  rubber: [rubber, plastic(0x80878d, 0.5)],
  polyurethane: [plastic(0x7c2e22, 0.4), aluminium],
  polyamide: [plastic(0xf0efe8, 0.4), plastic(0xf0efe8, 0.4)],
};

const wheel = (kind: string): Object3D => {
  const [tread, core] = wheels[kind] ?? [rubber, aluminium];
  return facing(
    group(
      revolve(rounded(xy('50,-18 60,-19 62.5,-12,4 62.5,12,4 60,19 50,18'), 2.5), tread),
      revolve(rounded(xy('18,-19 24,-19 24,-7 48,-7 48,-16 51,-16 51,16 48,16 48,7 24,7 24,19 18,19'), 1.2), core),
      ring(8, 18.2, 44, zinc, 1),
      disc(8, 60, zinc, 1),
    ),
  );
};

const fork = (offset: number): Object3D => {
  const side = new Shape();
  side
    .moveTo(-30, 78)
    .lineTo(30, 78)
    .lineTo(30, 56)
    .lineTo(offset + 16, 4);
  side.absarc(offset, 0, 16, 0.2, Math.PI - 0.2, true);
  side.lineTo(-30, 56).closePath();
  const parts = group(at(box(60, 4, 58, zinc, 1.5), 0, 78, 0));
  for (const z of [-1, 1])
    parts.add(
      at(extrude(side, 3.4, zinc, 0.8, 20), 0, 0, z * 27),
      at(turned(group(hexagon(17, 8, zinc, { both: true })), z * (Math.PI / 2), 0, 0), offset, 0, z * 28.5),
    );
  return parts;
};

const topPlate = (): Object3D => {
  const shape = new Shape();
  const [w, h, r] = [50, 42.5, 6];
  [
    [w - r, h - r],
    [-w + r, h - r],
    [-w + r, -h + r],
    [w - r, -h + r],
  ].forEach(([x = 0, y = 0], k) => shape.absarc(x, y, r, (k * Math.PI) / 2, ((k + 1) * Math.PI) / 2, false));
  for (const x of [-40, 40]) for (const y of [-32, 32]) hole(shape, x, y, 4.6);
  return facing(group(extrude(shape, 4, zinc, 0.6)));
};

/** 125 mm wheel, plate 100 × 85 mm; the swivel head sits over the trailing fork, the fixed fork is straight. */
export const caster = (params: Params): Object3D => {
  const mount = str(params, 'mount');
  const fixed = mount === 'fixed';
  const offset = fixed ? 0 : -34;
  const unit = group(
    at(wheel(str(params, 'wheel')), offset, 0, 0),
    fork(offset),
    at(topPlate(), 0, fixed ? 82 : 94, 0),
  );
  if (!fixed) unit.add(at(disc(33, 9, zinc, 3), 0, 86, 0), at(ring(20, 29, 4, zinc, 1), 0, 91, 0));
  if (mount === 'brake')
    unit.add(
      at(turned(box(46, 5, 34, plastic(0xb9231a), 2), 0, 0, -0.45), offset - 42, 48, 0),
      at(turned(box(30, 22, 44, zinc, 3), 0, 0, -0.3), offset - 10, 58, 0),
    );
  const scene = group(turned(unit, 0, -0.5, 0));
  scene.userData['view'] = { azimuth: 0.1, elevation: 0.26 };
  return scene;
};
