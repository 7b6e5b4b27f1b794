import * as THREE from 'three';

/** A texture drawn on a canvas of the given size; the caller draws in pixels. */
export const drawn = (
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): THREE.CanvasTexture => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d canvas');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  draw(context);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
};

export const sans = (size: number, weight = 600): string => `${weight} ${size}px "IBM Plex Sans", sans-serif`;
export const mono = (size: number, weight = 500): string => `${weight} ${size}px "IBM Plex Mono", monospace`;

export const ink = '#16212B';

export const printed = (texture: THREE.Texture, roughness = 0.5): THREE.MeshPhysicalMaterial =>
  new THREE.MeshPhysicalMaterial({ map: texture, metalness: 0, roughness, clearcoat: 0.2, clearcoatRoughness: 0.4 });
