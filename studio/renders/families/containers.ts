import * as THREE from 'three';
import { drawn, sans } from '../studio/labels.ts';
import { solid } from '../studio/shapes.ts';

/** A printed sheet round a cylinder, turned so that one of its two prints looks at a camera at azimuth 0.4. */
export const wrapped = (radius: number, height: number, material: THREE.Material, foot = radius): THREE.Mesh => {
  const mesh = solid(new THREE.CylinderGeometry(radius, foot, height, 96, 1, true), material);
  mesh.rotation.y = 0.4 - Math.PI / 2;
  return mesh;
};

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** The house label of Lubrenne: a colour band, a white field, the name, what it is. Drawn twice round the can. */
export const houseLabel = (
  colour: number,
  title: string,
  line: string,
  ratio = 0.5,
  brand = 'LUBRENNE',
): THREE.Texture => {
  const width = 1600;
  const height = Math.round(width * ratio);
  return drawn(width, height, (context) => {
    context.fillStyle = hex(colour);
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#f7f8f8';
    context.fillRect(0, height * 0.26, width, height * 0.5);
    for (const x of [width * 0.25, width * 0.75]) {
      context.fillStyle = '#ffffff';
      context.font = sans(height * 0.13, 700);
      context.fillText(brand, x, height * 0.135, width * 0.25);
      context.fillStyle = '#16212B';
      context.font = sans(height * 0.25, 700);
      context.fillText(title, x, height * 0.46, width * 0.25);
      context.fillStyle = hex(colour);
      context.font = sans(height * 0.085, 600);
      context.fillText(line, x, height * 0.655, width * 0.25);
    }
  });
};
