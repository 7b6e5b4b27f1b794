import * as THREE from 'three';
import { drawn, sans, printed } from '../studio/labels.ts';
import { cloth, colourOf } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { group, solid } from '../studio/shapes.ts';

/** An endless sling laid in a double figure, its sleeve a little flattened, with the label that tells its load. */
export const roundSling = (params: Params): THREE.Object3D => {
  const colour = colourOf(str(params, 'colour'));
  const tonnes = num(params, 'tonnes');
  const r = 7 + tonnes * 1.0;
  const points = Array.from({ length: 120 }, (_, i) => {
    const t = (i / 120) * Math.PI * 4;
    const wide = 1 + 0.16 * Math.cos(t / 2);
    return new THREE.Vector3(
      Math.cos(t) * 100 * wide,
      r * 1.25 + r * 1.25 * Math.cos(t / 2 + 0.6),
      Math.sin(t) * 62 * wide,
    );
  });
  const path = new THREE.CatmullRomCurve3(points, true);
  const tubeShape = new THREE.TubeGeometry(path, 500, r, 28, true);
  const positions = tubeShape.getAttribute('position');
  for (let i = 0; i < positions.count; i++) positions.setY(i, positions.getY(i) + Math.sin(i * 0.7) * 0.15);
  const material = cloth(colour);
  material.bumpMap = ribs();
  material.bumpScale = 2.4;
  const tag = drawn(512, 256, (context) => {
    context.fillStyle = '#1b57a5';
    context.fillRect(0, 0, 512, 256);
    context.fillStyle = '#ffffff';
    context.font = sans(120, 700);
    context.fillText(`${tonnes} t`, 256, 100);
    context.font = sans(44, 600);
    context.fillText('EN 1492-2   7:1', 256, 200);
  });
  const sheet = new THREE.PlaneGeometry(58, 29, 24, 10);
  const at = sheet.getAttribute('position');
  const start = 0.115;
  for (let i = 0; i < at.count; i++) {
    const t = start + (at.getX(i) / 58) * 0.072;
    const p = path.getPointAt(((t % 1) + 1) % 1);
    const out = new THREE.Vector3(p.x, 0, p.z).normalize();
    const side = at.getY(i) / 14.5;
    const lift = p
      .addScaledVector(out, r * 1.1 * Math.cos(side * 0.9))
      .add(new THREE.Vector3(0, r * 1.1 * Math.sin(side * 0.9), 0));
    at.setXYZ(i, lift.x, lift.y, lift.z);
  }
  sheet.computeVertexNormals();
  const label = printed(tag, 0.5);
  label.side = THREE.DoubleSide;
  sheet.computeVertexNormals();
  const scene = group(solid(tubeShape, material), solid(sheet, label));
  scene.userData['view'] = { azimuth: 0.25, elevation: 0.6 };
  return scene;
};

const ribs = (): THREE.Texture => {
  const texture = drawn(16, 64, (context) => {
    context.fillStyle = '#777';
    context.fillRect(0, 0, 16, 64);
    context.fillStyle = '#fff';
    for (let y = 0; y < 64; y += 8) context.fillRect(0, y, 16, 4);
  });
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
  texture.repeat.set(1, 3);
  return texture;
};
