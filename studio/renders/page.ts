// Runs in the browser: shoot.ts bundles it, then calls window.shoot for every picture.
import { renderFamilies } from './render-families.ts';
import { photograph, type Shot } from './studio/studio.ts';
import type { Params } from './studio/params.ts';

declare global {
  interface Window {
    shoot: (family: string, params: Params, shot: Shot) => string;
  }
}

window.shoot = (family, params, shot) => {
  const make = renderFamilies[family];
  if (!make) throw new Error(`no render family ${family}`);
  const image = photograph(make(params), shot);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = shot.size;
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas.toDataURL('image/png');
};
