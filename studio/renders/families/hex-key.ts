import * as THREE from 'three';
import { black, plastic } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { at, box, creased, disc, facing, group, solid, turned } from '../studio/shapes.ts';

/** A hexagonal bar bent once: swept by hand, since a tube is round. */
const key = (size: number, long: number, short: number): THREE.Object3D => {
  const R = size * 1.5;
  const path = new THREE.CurvePath<THREE.Vector3>();
  path.add(new THREE.LineCurve3(new THREE.Vector3(0, short, 0), new THREE.Vector3(0, R, 0)));
  path.add(
    new THREE.QuadraticBezierCurve3(new THREE.Vector3(0, R, 0), new THREE.Vector3(0, 0, 0), new THREE.Vector3(R, 0, 0)),
  );
  path.add(new THREE.LineCurve3(new THREE.Vector3(R, 0, 0), new THREE.Vector3(long, 0, 0)));
  const hex = new THREE.Shape(
    Array.from(
      { length: 6 },
      (_, i) =>
        new THREE.Vector2(Math.cos((i * Math.PI) / 3) * size * 0.577, Math.sin((i * Math.PI) / 3) * size * 0.577),
    ),
  );
  return solid(
    creased(new THREE.ExtrudeGeometry(hex, { steps: 90, extrudePath: path, bevelEnabled: false }), 0.6),
    black,
  );
};

export const hexKey = (params: Params): THREE.Object3D => {
  const [size, long, short, set] = [
    num(params, 'size'),
    num(params, 'long'),
    num(params, 'short'),
    num(params, 'set', 0),
  ];
  const scene = group();
  if (set) {
    const holder = plastic(0xe8620c, 0.45);
    scene.add(at(box(96, 13, 26, holder, 4), 4, 22, 0), at(facing(disc(6.5, 27, plastic(0x2a2f34), 1)), 48, 22, 0));
    for (let i = 0; i < set; i++) {
      const scale = 1 - i * 0.088;
      const one = key(size * 1.3, long, short);
      one.scale.setScalar(scale);
      scene.add(at(turned(one, 0, Math.PI / 2, -Math.PI / 2), -40 + i * 10.6, 62 * scale, 0));
    }
  } else {
    scene.add(
      turned(group(turned(key(size, long, short), -Math.PI / 2, 0, 0)), 0, 0.5, 0),
      at(turned(group(turned(key(size * 0.75, long * 0.8, short * 0.8), -Math.PI / 2, 0, 0)), 0, 0.62, 0), 12, 0, 18),
    );
  }
  scene.userData['view'] = { azimuth: set ? 0.45 : 0.1, elevation: set ? 0.3 : 0.8 };
  return scene;
};
