import { type Material, type Object3D } from 'three';
import * as THREE from 'three';
import { chrome, paint, plastic, satin, steel } from '../studio/materials.ts';
import { hexagon } from '../studio/screws.ts';
import { around, at, box, disc, facing, group, ring, solid, tube, turned, xyz } from '../studio/shapes.ts';

const yellow = paint(0xf2b705);
const dark = paint(0x2a2f34);

/** Round-steel links along a path, every second turned by a right angle. */
const chain = (points: readonly (readonly [number, number, number])[], wire: number, material: Material): Object3D => {
  const curve = new THREE.CatmullRomCurve3(
    points.map((p) => new THREE.Vector3(...p)),
    false,
    'catmullrom',
    0.4,
  );
  const pitch = wire * 3;
  const count = Math.floor(curve.getLength() / pitch);
  const link = new THREE.TorusGeometry(wire * 1.15, wire * 0.5, 10, 28);
  link.scale(1, 1.75, 1);
  const links = group();
  for (let i = 0; i < count; i++) {
    const [p, t] = [curve.getPointAt((i + 0.5) / count), curve.getTangentAt((i + 0.5) / count)];
    const one = solid(link, material);
    one.position.copy(p);
    one.quaternion
      .setFromUnitVectors(new THREE.Vector3(0, 1, 0), t)
      .multiply(new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0, 1, 0), i % 2 ? Math.PI / 2 : 0));
    links.add(one);
  }
  return links;
};

/** Eye at y = 0, hook below, with its latch. */
const hook = (): Object3D =>
  group(
    tube(xyz('0,4,0 0,-12,0 7,-22,0 17,-36,0 15,-54,0 0,-62,0 -16,-54,0 -19,-42,0'), 7, dark),
    at(disc(10, 14, dark, 2), 0, 6, 0),
    tube(xyz('4,-16,0 -8,-26,0 -17,-40,0'), 2.2, chrome),
    at(turned(group(hexagon(12, 4, steel)), 0, 0, 0), 0, 13, 0),
  );

export const chainHoist = (): Object3D => {
  const body = group(
    facing(disc(46, 34, yellow, 6)),
    at(facing(disc(44, 10, yellow, 3)), 0, 0, 20),
    at(facing(disc(40, 22, dark, 4)), 0, 0, -24),
    at(facing(ring(8, 22, 6, satin, 1)), 0, 0, 25),
    at(facing(around(6, 36, () => hexagon(6, 4, satin))), 0, 0, 25),
    at(box(46, 30, 30, dark, 5), 0, 44, 0),
  );
  const load = [
    [14, -40, 0],
    [14, -120, 0],
    [10, -176, 0],
  ] as const;
  const hand = [
    [-30, -26, -24],
    [-34, -110, -26],
    [-30, -220, -20],
    [-14, -252, -20],
    [4, -232, -22],
    [14, -140, -26],
    [26, -26, -24],
  ] as const;
  const slack = [
    [-16, -40, 4],
    [-20, -90, 10],
    [-6, -128, 14],
    [4, -110, 10],
  ] as const;
  const hoist = group(
    body,
    turned(at(hook(), 0, -64, 0), 0, 0, Math.PI),
    at(hook(), 10, -192, 0),
    chain(load, 6, satin),
    chain(hand, 4.4, chrome),
    chain(slack, 6, satin),
    at(disc(6, 12, plastic(0x24282c), 2), 4, -110, 10),
  );
  const scene = group(hoist);
  scene.userData['view'] = { azimuth: 0.5, elevation: 0.1 };
  return scene;
};
