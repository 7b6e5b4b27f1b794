// A white table, a key light with a soft edge, and panels to be mirrored in metal. One shot is the mean of many
// frames: the key light and the camera move a little in each, so shadows are soft and edges smooth.
import * as THREE from 'three';
import { accumulate, readFrame, type Sum } from './accumulate.ts';
import { softenGround } from './soften-ground.ts';
import { surroundings } from './surroundings.ts';
import { aim, type View } from './camera.ts';
import { visibility } from './visibility.ts';

export type Shot = Readonly<{ size: number; frames: number; skies: number }>;

const silhouette = new THREE.MeshBasicMaterial({ side: THREE.DoubleSide });
const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true, alpha: true });
renderer.setPixelRatio(1);
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
renderer.toneMapping = THREE.NeutralToneMapping;
renderer.toneMappingExposure = 1.0;
document.body.append(renderer.domElement);
const environment = new THREE.PMREMGenerator(renderer).fromScene(surroundings(), 0.015).texture;

const keyLight = (): THREE.DirectionalLight => {
  const light = new THREE.DirectionalLight(0xffffff, 1.5);
  light.castShadow = true;
  light.shadow.mapSize.set(1536, 1536);
  light.shadow.radius = 2;
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.012;
  Object.assign(light.shadow.camera, { left: -3, right: 3, top: 3, bottom: -3, near: 0.5, far: 20 });
  return light;
};

const table = (): THREE.Mesh => {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(80, 80), new THREE.ShadowMaterial({ opacity: 0.13 }));
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = true;
  return mesh;
};

/** Scaled to one size and set down on the table, so that shadows look alike whatever the product's size. */
const placed = (product: THREE.Object3D): THREE.Group => {
  const holder = new THREE.Group();
  holder.add(product);
  const sphere = new THREE.Box3().setFromObject(holder, true).getBoundingSphere(new THREE.Sphere());
  holder.scale.setScalar(1.6 / sphere.radius);
  holder.updateMatrixWorld(true);
  const box = new THREE.Box3().setFromObject(holder, true);
  const centre = box.getCenter(new THREE.Vector3());
  holder.position.set(-centre.x, -box.min.y + ((product.userData['lift'] as number | undefined) ?? 0), -centre.z);
  holder.updateMatrixWorld(true);
  return holder;
};

/** Renders the product and returns sRGB pixels, top row first. */
export const photograph = (product: THREE.Object3D, { size, frames, skies }: Shot): ImageData => {
  renderer.setSize(size, size);
  const scene = new THREE.Scene();
  scene.environment = environment;
  scene.environmentIntensity = 1;
  const holder = placed(product);
  const ground = table();
  const key = keyLight();
  scene.add(holder, ground, key, key.target);
  const { camera, shift } = aim(holder, size, product.userData['view'] as View | undefined);
  key.target.position.set(0, 0.8, 0);

  const colour: Sum = accumulate(size);
  renderer.setClearColor(0xffffff, 1);
  for (let i = 0; i < frames; i++) {
    const [u, v] = [((i + 0.5) / frames) ** 0.5 * 0.85, i * 2.399963];
    key.position.set(-2.6 + u * Math.cos(v), 6.4, 3.4 + u * Math.sin(v));
    shift(((i * 0.618034) % 1) - 0.5, ((i * 0.754878) % 1) - 0.5);
    renderer.render(scene, camera);
    colour.add(readFrame(renderer, size));
  }

  ground.visible = false;
  renderer.setClearColor(0xffffff, 0);
  scene.overrideMaterial = silhouette;
  const coverage = accumulate(size);
  for (let i = 0; i < 6; i++) {
    shift(((i * 0.618034) % 1) - 0.5, ((i * 0.754878) % 1) - 0.5);
    renderer.render(scene, camera);
    coverage.add(readFrame(renderer, size));
  }
  scene.remove(key, ground);
  const seen = visibility(renderer, holder, camera, shift, size, skies);
  return compose(colour, coverage, seen, size);
};

/**
 * Crevices and contact are darkened by how much of the sky they see; towards the edge the table fades to pure white.
 */
const compose = (colour: Sum, coverage: Sum, sharp: Float32Array, size: number): ImageData => {
  const seen = softenGround(sharp, coverage, size);
  const image = new ImageData(size, size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = ((size - 1 - y) * size + x) * 4;
      const to = (y * size + x) * 4;
      const solid = coverage.alpha(from);
      const open = seen[from / 4] ?? 1;
      const table = 1 - Math.max(0, 1 - open - 0.025) * 0.95;
      const shade = solid * (0.25 + 0.75 * open) + (1 - solid) * table;
      const edge = Math.min(1, Math.min(x, y, size - 1 - x, size - 1 - y) / size / 0.16);
      const fade = (1 - solid) * (1 - edge * edge * (3 - 2 * edge));
      for (let c = 0; c < 3; c++) {
        const linear = Math.min(1, colour.linear(from + c)) * shade;
        image.data[to + c] = toByte(linear + (1 - linear) * fade);
      }
      image.data[to + 3] = 255;
    }
  }
  return image;
};

const toByte = (linear: number): number =>
  Math.round(255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055));
