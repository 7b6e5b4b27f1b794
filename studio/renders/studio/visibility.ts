import * as THREE from 'three';
import { accumulate, readFrame, type Sum } from './accumulate.ts';

type Shift = (dx: number, dy: number) => void;

/** Shadow maps that fit one draw call; more lights take more frames. */
const together = 8;

/**
 * Computes how much of the sky each pixel sees, 0 to 1: the product in white plaster under lights from every side,
 * once with their shadows and once without, and the one divided by the other.
 */
export const visibility = (
  renderer: THREE.WebGLRenderer,
  holder: THREE.Object3D,
  camera: THREE.Camera,
  shift: Shift,
  size: number,
  frames: number,
): Float32Array => {
  const scene = new THREE.Scene();
  const plaster = new THREE.MeshLambertMaterial({ color: 0xffffff, side: THREE.DoubleSide });
  scene.overrideMaterial = plaster;
  const ground = new THREE.Mesh(new THREE.PlaneGeometry(80, 80), plaster);
  ground.rotation.x = -Math.PI / 2;
  ground.receiveShadow = true;
  const lights = Array.from({ length: together }, skyLight);
  scene.add(holder, ground, ...lights, ...lights.map(({ target }) => target));
  const hidden = hideGlass(holder);
  const tone = renderer.toneMapping;
  renderer.toneMapping = THREE.NoToneMapping;
  // One tap per light: so many hard shadows add up to a soft one, and a software renderer pays for every tap.
  const kind = renderer.shadowMap.type;
  renderer.shadowMap.type = THREE.BasicShadowMap;
  renderer.setClearColor(0xffffff, 1);

  const expose = (shadows: boolean): Sum => {
    const sum = accumulate(size);
    lights.forEach((light) => (light.castShadow = shadows));
    for (let frame = 0; frame < frames; frame++) {
      lights.forEach((light, k) => aimLight(light, k * frames + frame, frames * together));
      shift(((frame * 0.618034) % 1) - 0.5, ((frame * 0.754878) % 1) - 0.5);
      renderer.render(scene, camera);
      sum.add(readFrame(renderer, size));
    }
    return sum;
  };
  const [shadowed, bare] = [expose(true), expose(false)];
  renderer.toneMapping = tone;
  renderer.shadowMap.type = kind;
  hidden.forEach((mesh) => (mesh.visible = true));
  lights.forEach((light) => light.shadow.map?.dispose());
  return Float32Array.from({ length: size * size }, (_, i) =>
    Math.min(1, (shadowed.linear(i * 4) / Math.max(bare.linear(i * 4), 0.004)) * 1.02),
  );
};

const skyLight = (): THREE.DirectionalLight => {
  const light = new THREE.DirectionalLight(0xffffff, 1);
  light.shadow.mapSize.set(512, 512);
  light.shadow.radius = 3.5;
  light.shadow.bias = -0.002;
  light.shadow.normalBias = 0.025;
  Object.assign(light.shadow.camera, { left: -2.6, right: 2.6, top: 2.6, bottom: -2.6, near: 0.5, far: 24 });
  light.target.position.set(0, 0.9, 0);
  return light;
};

/**
 * A Fibonacci sphere without its horizon, whose long shadows would show as streaks; from below comes what the table
 * throws back.
 */
const aimLight = (light: THREE.DirectionalLight, index: number, count: number): void => {
  const t = 1 - (2 * index + 1) / count;
  const y = Math.sign(t) * (0.2 + 0.8 * Math.abs(t));
  const r = Math.sqrt(1 - y * y);
  const angle = index * 2.399963;
  light.position.set(Math.cos(angle) * r * 9, y * 9 + 0.9, Math.sin(angle) * r * 9);
  light.intensity = (y > 0 ? 1 : 0.6) * 0.36 * Math.PI;
};

/** Glass neither hides nor shades what is behind it. */
const hideGlass = (holder: THREE.Object3D): THREE.Object3D[] => {
  const hidden: THREE.Object3D[] = [];
  holder.traverse((child) => {
    if (child instanceof THREE.Mesh && (child.material as THREE.Material).transparent && child.visible) {
      child.visible = false;
      hidden.push(child);
    }
  });
  return hidden;
};
