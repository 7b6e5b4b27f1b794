// The few solids that nearly every product is made of. Lengths are millimetres; y is up; axes of turned parts are y.
import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

export type Point = readonly [x: number, y: number];

export const solid = (geometry: THREE.BufferGeometry, material: THREE.Material): THREE.Mesh => {
  const mesh = new THREE.Mesh(geometry, material);
  mesh.castShadow = !material.transparent;
  mesh.receiveShadow = true;
  return mesh;
};

export const group = (...children: THREE.Object3D[]): THREE.Group => {
  const made = new THREE.Group();
  if (children.length) made.add(...children);
  return made;
};

export const at = <T extends THREE.Object3D>(object: T, x: number, y: number, z: number): T => {
  object.position.set(x, y, z);
  return object;
};

export const turned = <T extends THREE.Object3D>(object: T, x: number, y: number, z: number): T => {
  object.rotation.set(x, y, z);
  return object;
};

/** Parts are made with their axis upright; this lets it point at the viewer, along z. */
export const facing = <T extends THREE.Object3D>(object: T): T => turned(object, Math.PI / 2, 0, 0);

/** ... and this lays it along x. */
export const sideways = <T extends THREE.Object3D>(object: T): T => turned(object, 0, 0, Math.PI / 2);

const rows = (table: string): number[][] => table.split(' ').map((row) => row.split(',').map(Number));

/** An outline as `radius,y radius,y,fillet ...`, written as SVG writes points. */
export const xy = (table: string): (Point | readonly [number, number, number])[] => rows(table) as unknown as Point[];

/** A path as `x,y,z x,y,z ...`. */
export const xyz = (table: string): (readonly [number, number, number])[] =>
  rows(table) as unknown as [number, number, number][];

/** Edges sharper than this angle stay edges; the rest is smoothed. */
export const creased = (geometry: THREE.BufferGeometry, angle = 0.55): THREE.BufferGeometry =>
  toCreasedNormals(geometry, angle);

/** Rounds every corner of a closed outline; corners with a radius of their own pass it as third number. */
export const rounded = (
  outline: readonly (Point | readonly [number, number, number])[],
  radius: number,
  steps = 4,
): Point[] =>
  outline.flatMap(([x, y, own], i) => {
    const [px, py] = outline[(i + outline.length - 1) % outline.length] ?? [0, 0];
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [0, 0];
    const [ax, ay, bx, by] = [px - x, py - y, nx - x, ny - y];
    const [la, lb] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
    const r = Math.min(own ?? radius, la * 0.49, lb * 0.49);
    if (r < 1e-6 || la === 0 || lb === 0) return [[x, y] as const];
    return Array.from({ length: steps + 1 }, (_, k): Point => {
      const t = k / steps;
      const [sx, sy, ex, ey] = [x + (ax / la) * r, y + (ay / la) * r, x + (bx / lb) * r, y + (by / lb) * r];
      return [
        (1 - t) ** 2 * sx + 2 * t * (1 - t) * x + t * t * ex,
        (1 - t) ** 2 * sy + 2 * t * (1 - t) * y + t * t * ey,
      ];
    });
  });

/** A closed outline (radius, y), anticlockwise or not, turned about y. */
export const revolve = (outline: readonly Point[], material: THREE.Material, segments = 128): THREE.Mesh => {
  const [first] = outline;
  const points = [...outline, ...(first ? [first] : [])].map(([r, y]) => new THREE.Vector2(Math.max(r, 0), y));
  const flipped = THREE.ShapeUtils.area(points) < 0 ? points : points.reverse();
  return solid(withTangents(flatCaps(creased(new THREE.LatheGeometry(flipped.reverse(), segments)), 'y')), material);
};

/** Tangents along the cut of the lathe tool, for materials whose reflection is drawn out across it. */
const withTangents = (geometry: THREE.BufferGeometry): THREE.BufferGeometry => {
  const positions = geometry.getAttribute('position');
  const tangents = new Float32Array(positions.count * 4);
  for (let i = 0; i < positions.count; i++) {
    const [x, z] = [positions.getX(i), positions.getZ(i)];
    const length = Math.hypot(x, z) || 1;
    tangents.set([-z / length, 0, x / length, 1], i * 4);
  }
  geometry.setAttribute('tangent', new THREE.BufferAttribute(tangents, 4));
  return geometry;
};

/** A ring or disc with filleted edges: the cross-section is a rectangle. */
export const ring = (
  inner: number,
  outer: number,
  height: number,
  material: THREE.Material,
  fillet = 0.4,
  segments = 128,
): THREE.Mesh =>
  revolve(
    rounded(
      [
        [inner, -height / 2],
        [outer, -height / 2],
        [outer, height / 2],
        [inner, height / 2],
      ],
      fillet,
    ),
    material,
    segments,
  );

export const disc = (
  radius: number,
  height: number,
  material: THREE.Material,
  fillet = 0.4,
  segments = 128,
): THREE.Mesh => {
  const round = rounded(
    [
      [0, -height / 2, 0],
      [radius, -height / 2],
      [radius, height / 2],
      [0, height / 2, 0],
    ],
    fillet,
  );
  return revolve(round, material, segments);
};

export const box = (width: number, height: number, depth: number, material: THREE.Material, fillet = 0.4): THREE.Mesh =>
  solid(
    new RoundedBoxGeometry(width, height, depth, 4, Math.min(fillet, width * 0.49, height * 0.49, depth * 0.49)),
    material,
  );

export const ball = (radius: number, material: THREE.Material): THREE.Mesh =>
  solid(new THREE.SphereGeometry(radius, 48, 32), material);

export const torus = (radius: number, tube: number, material: THREE.Material, arc = Math.PI * 2): THREE.Mesh => {
  const mesh = solid(new THREE.TorusGeometry(radius, tube, 24, 128, arc), material);
  mesh.rotation.x = Math.PI / 2;
  return group(mesh).children[0] as THREE.Mesh;
};

/** Outline in x and y pushed along z, with bevelled edges and centred on z. */
export const extrude = (
  shape: THREE.Shape,
  depth: number,
  material: THREE.Material,
  bevel = 0.3,
  curveSegments = 24,
): THREE.Mesh => {
  const inner = Math.max(depth - 2 * bevel, 0.001);
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: inner,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
    curveSegments,
  });
  geometry.translate(0, 0, -inner / 2);
  return solid(flatCaps(creased(geometry, 0.5), 'z'), material);
};

/** The two faces stay flat: smoothing them into the bevel would shade their long triangles. */
const flatCaps = (geometry: THREE.BufferGeometry, axis: 'y' | 'z'): THREE.BufferGeometry => {
  const [positions, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const [a, b, c] = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()];
  for (let i = 0; i < positions.count; i += 3) {
    [a, b, c].forEach((point, k) => point.fromBufferAttribute(positions, i + k));
    const normal = b.sub(a).cross(c.sub(a)).normalize();
    const along = normal[axis];
    if (Math.abs(along) < 0.999) continue;
    for (let k = 0; k < 3; k++)
      normals.setXYZ(i + k, 0, axis === 'y' ? Math.sign(along) : 0, axis === 'z' ? Math.sign(along) : 0);
  }
  return geometry;
};

export const polygon = (points: readonly Point[]): THREE.Shape =>
  new THREE.Shape(points.map(([x, y]) => new THREE.Vector2(x, y)));

export const hole = (shape: THREE.Shape, x: number, y: number, radius: number): THREE.Shape => {
  shape.holes.push(new THREE.Path().absarc(x, y, radius, 0, Math.PI * 2, true) as THREE.Path);
  return shape;
};

/** A round bar along a smooth path. */
export const tube = (
  path: readonly (readonly [number, number, number])[],
  radius: number,
  material: THREE.Material,
  closed = false,
  tension = 0.5,
): THREE.Mesh => {
  const curve = new THREE.CatmullRomCurve3(
    path.map((p) => new THREE.Vector3(...p)),
    closed,
    'catmullrom',
    tension,
  );
  return solid(new THREE.TubeGeometry(curve, Math.max(64, path.length * 12), radius, 24, closed), material);
};

/** Calls `make` for n places round the y axis. */
export const around = (n: number, radius: number, make: (index: number) => THREE.Object3D, start = 0): THREE.Group =>
  group(
    ...Array.from({ length: n }, (_, i) => {
      const angle = start + (i / n) * Math.PI * 2;
      const spoke = group(at(make(i), radius, 0, 0));
      spoke.rotation.y = -angle;
      return spoke;
    }),
  );
