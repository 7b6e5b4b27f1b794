import * as THREE from 'three';
import { drawn, sans } from '../studio/labels.ts';
import { steel } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { group, solid } from '../studio/shapes.ts';

/** Stripped in steps at the end, so that cover, wire layers and inner tube are to be counted. */
export const hydraulicHose = (params: Params): THREE.Object3D => {
  const [inside, outside, layers] = [num(params, 'inside'), num(params, 'outside'), num(params, 'layers')];
  const path = new THREE.CatmullRomCurve3(
    [
      [-30, 0, -30],
      [-6, 0, -46],
      [26, 0, -34],
      [30, 0, -6],
      [0, 0, 6],
      [-30, 0, 22],
      [-24, 0, 46],
      [-2, 0, 62],
      [26, 0, 70],
    ].map(([x = 0, y = 0, z = 0]) => new THREE.Vector3(x * 1.7, y, z * 1.7)),
  );
  const end = 1;
  const step = 0.032;
  const wire = new THREE.MeshPhysicalMaterial({
    color: 0xaeb3b8,
    metalness: 1,
    roughness: 0.35,
    bumpMap: braid(layers === 4),
    bumpScale: 3,
  });
  const cover = new THREE.MeshPhysicalMaterial({
    map: lettering(str(params, 'label')),
    roughness: 0.62,
    sheen: 0.3,
    sheenRoughness: 0.6,
  });
  const black = new THREE.MeshPhysicalMaterial({ color: 0x1b1d1f, roughness: 0.6 });
  const wall = (outside - inside) / 2;
  const scene = group();
  const layer = (to: number, radius: number, material: THREE.Material): void => {
    scene.add(
      solid(new THREE.TubeGeometry(part(path, 0, to), 220, radius, 48), material),
      cap(path, to, radius, material),
    );
  };
  layer(end - step * (layers + 1), outside / 2, cover);
  for (let i = 0; i < layers; i++)
    layer(end - step * (layers - i), outside / 2 - wall * (0.3 + (0.4 * i) / layers), wire);
  layer(end, inside / 2 + wall * 0.24, black);
  scene.add(solid(new THREE.CircleGeometry(inside / 2, 40), new THREE.MeshBasicMaterial({ color: 0x050505 })));
  const mouth = scene.children.at(-1);
  mouth?.position.copy(path.getPointAt(1)).addScaledVector(path.getTangentAt(1), 0.15);
  mouth?.lookAt(path.getPointAt(1).addScaledVector(path.getTangentAt(1), 10));
  scene.add(solid(new THREE.SphereGeometry(0.01), steel));
  scene.userData['view'] = { azimuth: 0.3, elevation: 0.6 };
  return scene;
};

const part = (path: THREE.Curve<THREE.Vector3>, from: number, to: number): THREE.CatmullRomCurve3 =>
  new THREE.CatmullRomCurve3(Array.from({ length: 80 }, (_, i) => path.getPointAt(from + ((to - from) * i) / 79)));

const cap = (path: THREE.Curve<THREE.Vector3>, t: number, radius: number, material: THREE.Material): THREE.Mesh => {
  const face = solid(new THREE.CircleGeometry(radius, 48), material);
  face.position.copy(path.getPointAt(t));
  face.lookAt(path.getPointAt(t).add(path.getTangentAt(t)));
  return face;
};

const braid = (spiral: boolean): THREE.Texture => {
  const texture = drawn(64, 64, (context) => {
    context.fillStyle = '#555';
    context.fillRect(0, 0, 64, 64);
    context.strokeStyle = '#fff';
    context.lineWidth = 3;
    for (let i = -64; i < 128; i += 8) {
      context.beginPath();
      context.moveTo(i, 0);
      context.lineTo(i + 64, 64);
      context.stroke();
      if (spiral) continue;
      context.beginPath();
      context.moveTo(i + 64, 0);
      context.lineTo(i, 64);
      context.stroke();
    }
  });
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
  texture.repeat.set(60, 4);
  return texture;
};

/** The lay line repeats along the hose on its upper side. */
const lettering = (label: string): THREE.Texture => {
  const texture = drawn(1024, 256, (context) => {
    context.fillStyle = '#222528';
    context.fillRect(0, 0, 1024, 256);
    context.fillStyle = '#d9dcde';
    context.font = sans(44, 600);
    context.fillText(`PRESSLUND  ${label}`, 512, 64);
  });
  texture.wrapS = THREE.RepeatWrapping;
  texture.repeat.set(3, 1);
  return texture;
};
