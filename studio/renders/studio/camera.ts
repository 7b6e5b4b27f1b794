import * as THREE from 'three';

/** The place of the photographer, in radians; `fill` is how much of the frame the product's longer side takes. */
export type View = Readonly<{ azimuth?: number; elevation?: number; fill?: number }>;

const fieldOfView = 24;

/** Frames by the projected vertices: the product, not its shadow, is centred and fills the frame. */
export const aim = (
  holder: THREE.Object3D,
  size: number,
  { azimuth = 0.5, elevation = 0.36, fill = 0.86 }: View = {},
) => {
  const sphere = new THREE.Box3().setFromObject(holder, true).getBoundingSphere(new THREE.Sphere());
  const camera = new THREE.PerspectiveCamera(fieldOfView, 1, 0.5, 60);
  const distance = (sphere.radius / Math.sin(THREE.MathUtils.degToRad(fieldOfView / 2))) * 1.02;
  camera.position.set(
    sphere.center.x + distance * Math.cos(elevation) * Math.sin(azimuth),
    sphere.center.y + distance * Math.sin(elevation),
    sphere.center.z + distance * Math.cos(elevation) * Math.cos(azimuth),
  );
  camera.lookAt(sphere.center);
  camera.updateMatrixWorld();
  const box = projectedBox(holder, camera);
  const half = Math.max(box.max.x - box.min.x, box.max.y - box.min.y) / 2 / fill;
  const left = (((box.min.x + box.max.x) / 2 - half + 1) / 2) * size;
  const top = ((1 - ((box.min.y + box.max.y) / 2 - 0.012) - half) / 2) * size;
  const shift = (dx: number, dy: number): void =>
    camera.setViewOffset(size, size, left + dx * half, top + dy * half, half * size, half * size);
  shift(0, 0);
  return { camera, shift };
};

const projectedBox = (holder: THREE.Object3D, camera: THREE.Camera): THREE.Box2 => {
  const box = new THREE.Box2();
  const point = new THREE.Vector3();
  holder.traverse((child) => {
    if (!(child instanceof THREE.Mesh)) return;
    const positions = (child.geometry as THREE.BufferGeometry).getAttribute('position');
    for (let i = 0; i < positions.count; i++) {
      point.fromBufferAttribute(positions, i).applyMatrix4(child.matrixWorld).project(camera);
      box.expandByPoint(new THREE.Vector2(point.x, point.y));
    }
  });
  return box;
};
