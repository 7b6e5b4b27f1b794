import { MeshPhysicalMaterial, Path, Shape, type Object3D } from 'three';
import { num, type Params } from '../studio/params.ts';
import { at, extrude, group, turned } from '../studio/shapes.ts';

const chromed = new MeshPhysicalMaterial({ color: 0xd2d5d8, metalness: 1, roughness: 0.24 });

/** Open jaw turned by 15° at the left, twelve-point ring at the right, along x. */
const wrench = (jaw: number, length: number): Object3D => {
  const [headR, ringR, shaft] = [jaw * 1.08, jaw * 0.78, jaw * 0.3];
  const left = -length / 2 + headR * 0.9;
  const right = length / 2 - ringR;
  const half = jaw / 2;
  const outline = jawShape(headR, half, jaw, 0.26);
  const shank = new Shape();
  shank
    .moveTo(left + headR * 0.6, -shaft)
    .quadraticCurveTo(0, -shaft * 0.82, right - ringR * 0.7, -shaft)
    .lineTo(right - ringR * 0.7, shaft)
    .quadraticCurveTo(0, shaft * 0.82, left + headR * 0.6, shaft)
    .closePath();
  const eye = new Shape();
  eye.absarc(0, 0, ringR, 0, Math.PI * 2, false);
  eye.holes.push(star(jaw * 0.535, 12));
  return group(
    at(extrude(outline, jaw * 0.42, chromed, jaw * 0.07, 32), left, 0, 0),
    extrude(shank, jaw * 0.3, chromed, jaw * 0.1, 24),
    at(turned(extrude(eye, jaw * 0.56, chromed, jaw * 0.06, 32), 0, 0.12, 0), right, 0, 0),
  );
};

const jawShape = (R: number, half: number, jaw: number, tilt: number): Shape => {
  const shape = new Shape();
  const spread = Math.asin(half / R);
  const place = (x: number, y: number): [number, number] => [
    -x * Math.cos(tilt) - y * Math.sin(tilt),
    x * Math.sin(-tilt) + y * Math.cos(tilt),
  ];
  const arc = Array.from({ length: 60 }, (_, i) => spread + 0.12 + ((Math.PI * 2 - 2 * spread - 0.24) * i) / 59);
  shape.moveTo(...place(Math.cos(spread) * R * 0.98, half));
  arc.forEach((a) => shape.lineTo(...place(Math.cos(a) * R, Math.sin(a) * R * 0.94)));
  shape.lineTo(...place(Math.cos(spread) * R * 0.98, -half));
  shape.lineTo(...place(jaw * 0.1, -half));
  for (let i = 0; i <= 12; i++) {
    const a = -Math.PI / 2 - (i / 12) * Math.PI;
    shape.lineTo(...place(jaw * 0.1 + Math.cos(a) * half * 0.62, Math.sin(a) * half));
  }
  shape.closePath();
  return shape;
};

const star = (radius: number, points: number): Path => {
  const path = new Path();
  for (let i = 0; i < points * 2; i++) {
    const a = (i / (points * 2)) * Math.PI * 2;
    const r = i % 2 ? radius : radius * 1.1;
    if (i) path.lineTo(Math.cos(a) * r, Math.sin(a) * r);
    else path.moveTo(Math.cos(a) * r, Math.sin(a) * r);
  }
  path.closePath();
  return path;
};

export const combinationWrench = (params: Params): Object3D => {
  const [jaw, length, set] = [num(params, 'jaw'), num(params, 'length'), num(params, 'set', 0)];
  const scene = group();
  if (set) {
    for (let i = 0; i < set; i++) {
      const scale = 1 - i * 0.085;
      const one = wrench(jaw, length);
      one.scale.set(scale, scale, scale);
      scene.add(at(turned(group(turned(one, -Math.PI / 2, 0, 0)), 0, 0.62, 0), i * 15.5, 4, i * 13.2));
    }
  } else scene.add(turned(group(turned(wrench(jaw, length), -Math.PI / 2, 0, 0)), 0, 0.86, 0));
  scene.userData['view'] = { azimuth: 0.1, elevation: 0.95 };
  return scene;
};
