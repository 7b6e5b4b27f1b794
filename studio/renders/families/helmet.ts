import * as THREE from 'three';
import { colourOf, plastic, rubber } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { at, box, group, solid, turned } from '../studio/shapes.ts';

const [halfWidth, halfLength, height] = [104, 132, 128];

/** A point of the shell: t runs from the crown (0) to the rim (1), a round it; a = 0 is the front. */
const shell = (t: number, a: number): THREE.Vector3 => {
  const polar = t * Math.PI * 0.5;
  const [s, c] = [Math.sin(polar) ** 0.86, Math.cos(polar) ** 0.94];
  const x = Math.sin(a) * halfWidth * s;
  const z = Math.cos(a) * halfLength * s;
  const ridge = (centre: number, width: number, rise: number): number =>
    rise * Math.exp(-(((Math.abs(x) - centre) / width) ** 4)) * Math.max(0, 1 - (t / 0.93) ** 6);
  const lift = ridge(0, 13, 7) + ridge(38, 7, 3.2);
  const scale = 1 + lift / 130;
  return new THREE.Vector3(x, c * height * scale, z * (1 + (lift / 170) * t));
};

/** Rim and peak: out from the lower edge, far in front, a gutter elsewhere; turned up a little at the sides. */
const brim = (u: number, a: number): THREE.Vector3 => {
  const edge = shell(1, a);
  const front = Math.max(0, Math.cos(a)) ** 3;
  const reach = 9 + 46 * front + 5 * Math.max(0, -Math.cos(a)) ** 2;
  const direction = new THREE.Vector3(Math.sin(a) * 0.9, 0, Math.cos(a)).normalize();
  const curl = u > 0.8 ? ((u - 0.8) / 0.2) ** 2 * 3 : 0;
  return edge.addScaledVector(direction, reach * u).add(new THREE.Vector3(0, -(6 + 20 * front) * u ** 1.3 + curl, 0));
};

const surface = (
  rows: number,
  point: (v: number, a: number) => THREE.Vector3,
  material: THREE.Material,
): THREE.Mesh => {
  const steps = 160;
  const positions: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++)
    for (let k = 0; k <= steps; k++) positions.push(...point(row / rows, (k / steps) * Math.PI * 2).toArray());
  for (let row = 0; row < rows; row++)
    for (let k = 0; k < steps; k++) {
      const p = row * (steps + 1) + k;
      indices.push(p, p + steps + 1, p + 1, p + 1, p + steps + 1, p + steps + 2);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return solid(geometry, material);
};

/** EN 397 shell with three ridges, peak and gutter, 30 mm slots at the ears, headband below. */
export const helmet = (params: Params): THREE.Object3D => {
  const paint = plastic(colourOf(str(params, 'colour')), 0.26);
  paint.side = THREE.DoubleSide;
  paint.clearcoat = 0.6;
  paint.clearcoatRoughness = 0.18;
  const dark = plastic(0x24282c, 0.6);
  const hat = group(surface(72, shell, paint), surface(14, brim, paint));
  hat.add(surface(2, (v, a) => brim(1, a).add(new THREE.Vector3(0, -3 * v, 0)), paint));
  if (num(params, 'vented')) {
    for (const a of [0.95, 1.3, -0.95, -1.3, Math.PI - 0.95, Math.PI - 1.3, Math.PI + 0.95, Math.PI + 1.3]) {
      const p = shell(0.43, a);
      const slit = box(6, 3, 20, dark, 1.4);
      slit.position.copy(p);
      slit.lookAt(shell(0.36, a));
      hat.add(slit);
    }
  }
  for (const side of [-1, 1])
    hat.add(
      at(turned(box(5, 9, 30, paint, 2), 0, 0, side * 0.12), side * 104, 7, -4),
      at(turned(box(2, 4, 24, dark, 0.8), 0, 0, side * 0.12), side * 107, 7, -4),
    );
  hat.add(
    surface(
      4,
      (v, a) => new THREE.Vector3(Math.sin(a) * 88, -6 - 26 * v, Math.cos(a) * 112),
      Object.assign(rubber.clone(), { side: THREE.DoubleSide }),
    ),
  );
  hat.add(at(box(52, 24, 14, dark, 5), 0, -24, -112));
  const scene = group(turned(hat, 0.02, 0, 0));
  scene.userData['view'] = { azimuth: 0.72, elevation: 0.2 };
  return scene;
};
