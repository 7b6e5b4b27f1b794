import * as THREE from 'three';
import { drawn } from '../studio/labels.ts';
import { colourOf } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { group, solid } from '../studio/shapes.ts';

/** Rolled up, with one sewn eye standing out; the web is as wide as its load asks. */
export const webSling = (params: Params): THREE.Object3D => {
  const width = 34 + num(params, 'tonnes') * 7;
  const path: THREE.Vector2[] = [];
  for (let i = 0; i <= 330; i++) {
    const a = (i / 60) * Math.PI * 2;
    const r = 16 + (a / (Math.PI * 2)) * 7;
    path.push(new THREE.Vector2(Math.cos(a) * r, Math.sin(a) * r));
  }
  const tail = [
    [4, -22],
    [0, -44],
    [26, -56],
    [62, -57],
    [92, -50],
    [104, -36],
    [90, -26],
    [56, -40],
    [26, -50],
  ].map(([x = 0, y = 0]) => new THREE.Vector2(x, y));
  const curve = new THREE.CatmullRomCurve3(
    [...path, ...tail.slice(2)].map((p) => new THREE.Vector3(p.x, p.y, 0)),
    false,
    'catmullrom',
    0.5,
  );
  const material = new THREE.MeshPhysicalMaterial({
    color: colourOf(str(params, 'colour')),
    roughness: 0.85,
    sheen: 0.4,
    sheenRoughness: 0.6,
    side: THREE.DoubleSide,
    bumpMap: weave(),
    bumpScale: 2,
  });
  const scene = group(solid(ribbon(curve, width, 2.6), material));
  scene.userData['view'] = { azimuth: 0.62, elevation: 0.36 };
  return scene;
};

const ribbon = (curve: THREE.Curve<THREE.Vector3>, width: number, thickness: number): THREE.BufferGeometry => {
  const steps = 900;
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const [p, t] = [curve.getPointAt(i / steps), curve.getTangentAt(i / steps)];
    const [nx, ny] = [-t.y * thickness * 0.5, t.x * thickness * 0.5];
    for (const [side, z] of [
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const) {
      positions.push(p.x + nx * side, p.y + ny * side, (z * width) / 2);
      uvs.push((i / steps) * 90, z > 0 ? 1 : 0);
    }
    if (i === steps) continue;
    for (let k = 0; k < 4; k++)
      indices.push(i * 5 + k, i * 5 + k + 5, i * 5 + k + 1, i * 5 + k + 1, i * 5 + k + 5, i * 5 + k + 6);
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  const flat = geometry.toNonIndexed();
  flat.computeVertexNormals();
  return flat;
};

const weave = (): THREE.Texture => {
  const texture = drawn(64, 64, (context) => {
    context.fillStyle = '#666';
    context.fillRect(0, 0, 64, 64);
    context.fillStyle = '#fff';
    for (let y = 0; y < 64; y += 8) for (let x = (y / 8) % 2 ? 0 : 8; x < 64; x += 16) context.fillRect(x, y, 8, 6);
  });
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
  texture.repeat.set(1.2, 2);
  return texture;
};
