import { Path, Shape, type Object3D } from 'three';
import { satin } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { at, extrude, group, turned } from '../studio/shapes.ts';

const places = [0.9, 2.3, 3.7, 5.1];

/** Outer radius at an angle: the half-holes for the screws are round notches in the rim. */
const outerAt = (angle: number, R: number, notch: number): number => {
  const near = places.map((place) => Math.abs(angle - place) * R).find((distance) => distance < notch);
  return near === undefined ? R : R - Math.sqrt(notch ** 2 - near ** 2);
};

/** A slit ring with keyway and half-holes; extruded in slices that narrow by the 8° cone. */
export const taperBush = (params: Params): Object3D => {
  const [diameter, length, bore] = [num(params, 'diameter'), num(params, 'length'), num(params, 'bore')];
  const [R, r] = [diameter / 2, bore / 2];
  const notch = R * 0.13;
  const outline = (radius: number): Shape => {
    const shape = new Shape();
    const gap = 0.05;
    const steps = 420;
    for (let i = 0; i <= steps; i++) {
      const angle = gap + ((Math.PI * 2 - 2 * gap) * i) / steps;
      const at = outerAt(angle, radius, notch);
      if (i) shape.lineTo(Math.cos(angle) * at, Math.sin(angle) * at);
      else shape.moveTo(Math.cos(angle) * at, Math.sin(angle) * at);
    }
    shape.absarc(0, 0, r, Math.PI * 2 - (gap * R) / r, (gap * R) / r, true);
    const key = bore * 0.14;
    const way = new Path();
    way
      .moveTo(-r - key * 0.55, -key)
      .lineTo(-r * 0.93, -key)
      .lineTo(-r * 0.93, key)
      .lineTo(-r - key * 0.55, key)
      .closePath();
    shape.holes.push(way);
    return shape;
  };
  const slices = 12;
  const body = Array.from({ length: slices }, (_, i) => {
    const z = (length / slices) * (i - slices / 2 + 0.5);
    return at(
      extrude(
        outline(R - 0.07 * (length / 2 - z)),
        (length / slices) * (i === slices - 1 ? 1 : 1.02),
        satin,
        i === slices - 1 ? 0.5 : 0,
        40,
      ),
      0,
      0,
      z,
    );
  });
  const scene = group(turned(group(...body), -0.3, 0.15, 0.7));
  scene.userData['view'] = { azimuth: 0.5, elevation: 0.32 };
  return scene;
};
