import * as THREE from 'three';
import { num, str, type Params } from '../studio/params.ts';
import { drawn, sans } from '../studio/labels.ts';
import { creased, group, rounded, solid, type Point } from '../studio/shapes.ts';

const cover = new THREE.MeshPhysicalMaterial({ color: 0x24272a, roughness: 0.8, sheen: 0.4, sheenRoughness: 0.5 });

/** The 40° wedge of ISO 4184 with its broad side outside, swept round a bent loop that lies on its edge. */
export const vBelt = (params: Params): THREE.Object3D => {
  const [top, height, profile] = [num(params, 'top'), num(params, 'height'), str(params, 'profile')];
  const long = num(params, 'length') > 1800;
  const scale = long ? 2.2 : 1.75;
  const curve = new THREE.CatmullRomCurve3(
    (long
      ? [
          [-62, 8],
          [-30, 24],
          [10, 12],
          [44, 24],
          [64, 6],
          [50, -14],
          [14, -10],
          [-22, -24],
          [-56, -12],
        ]
      : [
          [-40, 2],
          [-18, 26],
          [16, 24],
          [40, 4],
          [28, -20],
          [0, -16],
          [-26, -22],
        ]
    ).map(([x, z]) => new THREE.Vector3((x ?? 0) * scale, 0, (z ?? 0) * scale)),
    true,
  );
  const narrow = top - 2 * height * Math.tan(THREE.MathUtils.degToRad(20));
  const section = rounded(
    [
      [0, -top / 2],
      [0, top / 2],
      [-height, narrow / 2],
      [-height, -narrow / 2],
    ],
    0.7,
    2,
  );
  const scene = group(solid(creased(sweep(curve, section), 0.5), cover), band(curve, top, profile));
  scene.userData['view'] = { azimuth: 0.3, elevation: 0.7 };
  return scene;
};

const outward = (curve: THREE.Curve<THREE.Vector3>, t: number): THREE.Vector3 => {
  const tangent = curve.getTangentAt(t);
  return new THREE.Vector3(-tangent.z, 0, tangent.x).normalize();
};

const sweep = (curve: THREE.Curve<THREE.Vector3>, section: readonly Point[]): THREE.BufferGeometry => {
  const steps = 260;
  const n = section.length;
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = (i % steps) / steps;
    const [p, out] = [curve.getPointAt(t), outward(curve, t)];
    for (const [x, y] of section) positions.push(p.x + out.x * x, y, p.z + out.z * x);
    if (i === steps) continue;
    for (let k = 0; k < n; k++) {
      const [a, b] = [i * n + k, i * n + ((k + 1) % n)];
      indices.push(a, a + n, b, b, a + n, b + n);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(indices);
  return geometry;
};

/** The printed name, a strip just above the broad side. */
const band = (curve: THREE.Curve<THREE.Vector3>, top: number, text: string): THREE.Object3D => {
  const texture = drawn(1024, 96, (context) => {
    context.fillStyle = '#e9eef0';
    context.font = sans(64, 600);
    context.fillText(text, 512, 50);
  });
  const material = new THREE.MeshStandardMaterial({
    map: texture,
    transparent: true,
    roughness: 0.7,
    side: THREE.DoubleSide,
  });
  const strip = new THREE.PlaneGeometry(1, 1, 80, 1);
  const positions = strip.getAttribute('position');
  const [from, to] = [0.1, 0.36];
  for (let i = 0; i < positions.count; i++) {
    const t = from + (positions.getX(i) + 0.5) * (to - from);
    const [p, out] = [curve.getPointAt(t), outward(curve, t)];
    positions.setXYZ(i, p.x + out.x * 0.15, positions.getY(i) * top * 0.62, p.z + out.z * 0.15);
  }
  strip.computeVertexNormals();
  return solid(strip, material);
};
