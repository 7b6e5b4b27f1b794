import * as THREE from 'three';

let texture: THREE.Texture | undefined;

/** Fine noise as a bump map: what sand leaves on castings. The same on every machine. */
export const grain = (): THREE.Texture => {
  if (texture) return texture;
  const size = 256;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d canvas');
  const image = context.createImageData(size, size);
  let seed = 7;
  for (let i = 0; i < image.data.length; i += 4) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const value = 100 + (seed >>> 24) * 0.38;
    image.data.set([value, value, value, 255], i);
  }
  context.filter = 'blur(0.8px)';
  context.putImageData(image, 0, 0);
  context.drawImage(canvas, 0, 0);
  texture = new THREE.CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
  texture.repeat.set(6, 6);
  return texture;
};
