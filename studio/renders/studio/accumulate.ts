import type * as THREE from 'three';

/** Frames are averaged in linear light; averaging sRGB bytes would darken every edge. */
const toLinear = Float32Array.from({ length: 256 }, (_, byte) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

export type Sum = Readonly<{
  add: (frame: Uint8Array) => void;
  linear: (index: number) => number;
  alpha: (index: number) => number;
}>;

export const accumulate = (size: number): Sum => {
  const sum = new Float32Array(size * size * 4);
  let frames = 0;
  return {
    add: (frame) => {
      frames++;
      for (let i = 0; i < frame.length; i += 4) {
        for (let c = 0; c < 3; c++) sum[i + c] = (sum[i + c] ?? 0) + (toLinear[frame[i + c] ?? 0] ?? 0);
        sum[i + 3] = (sum[i + 3] ?? 0) + (frame[i + 3] ?? 0) / 255;
      }
    },
    linear: (index) => (sum[index] ?? 0) / frames,
    alpha: (index) => (sum[index + 3] ?? 0) / frames,
  };
};

export const readFrame = (renderer: THREE.WebGLRenderer, size: number): Uint8Array => {
  const pixels = new Uint8Array(size * size * 4);
  const gl = renderer.getContext();
  gl.readPixels(0, 0, size, size, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return pixels;
};
