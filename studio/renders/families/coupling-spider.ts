import { Shape, type Object3D } from 'three';
import { colourOf, plastic } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { extrude, group, hole, turned } from '../studio/shapes.ts';

/** Six crowned teeth on a ring, D 65 mm of size 28. */
export const spiderShape = (outer: number, inner: number): Shape => {
  const shape = new Shape();
  const steps = 240;
  for (let i = 0; i <= steps; i++) {
    const a = (i / steps) * Math.PI * 2;
    const wave = Math.cos(a * 6);
    const r = inner * 1.28 + (outer - inner * 1.28) * (1 / (1 + Math.exp(-wave * 6.5)));
    if (i) shape.lineTo(Math.cos(a) * r, Math.sin(a) * r);
    else shape.moveTo(Math.cos(a) * r, Math.sin(a) * r);
  }
  return hole(shape, 0, 0, inner);
};

export const couplingSpider = (params: Params): Object3D => {
  const body = extrude(spiderShape(32, 13), 15, plastic(colourOf(str(params, 'colour')), 0.5), 1.6, 40);
  const scene = group(turned(body, -0.75, 0.1, 0.2));
  scene.userData['view'] = { azimuth: 0.45, elevation: 0.36 };
  return scene;
};
