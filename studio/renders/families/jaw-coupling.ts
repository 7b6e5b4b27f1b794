import { Shape, type Object3D } from 'three';
import { colourOf, darkSteel, plastic } from '../studio/materials.ts';
import { MeshPhysicalMaterial } from 'three';
import { num, str, type Params } from '../studio/params.ts';
import { at, disc, extrude, facing, group, revolve, rounded, turned } from '../studio/shapes.ts';
import { spiderShape } from './coupling-spider.ts';

const cast = new MeshPhysicalMaterial({ color: 0x6d7378, metalness: 0.85, roughness: 0.42, anisotropy: 0.5 });

/** A hub with three jaws towards +z. */
const hub = (D: number, length: number, bore: number, jaw: number): Object3D => {
  const R = D / 2;
  const shell = facing(
    revolve(
      rounded(
        [
          [bore / 2, 0],
          [R * 0.82, 0],
          [R * 0.82, length * 0.42],
          [R, length * 0.5],
          [R, length],
          [bore / 2, length],
        ],
        1,
      ),
      cast,
    ),
  );
  const jaws = [0, 1, 2].map((k) => {
    const shape = new Shape();
    const [a, h] = [(k * Math.PI * 2) / 3, 0.48];
    shape.absarc(0, 0, R, a - h, a + h, false);
    shape.absarc(0, 0, R * 0.46, a + h * 0.75, a - h * 0.75, true);
    shape.closePath();
    return at(extrude(shape, jaw, cast, 1), 0, 0, length + jaw / 2 - 0.5);
  });
  return group(shell, ...jaws, at(disc(2.4, 3, darkSteel, 0.3), 0, R * 0.815, length * 0.2));
};

/** Both hubs and the spider, drawn apart along the axis. */
export const jawCoupling = (params: Params): Object3D => {
  const [D, L, bore] = [num(params, 'diameter'), num(params, 'length'), num(params, 'bore')];
  const [length, jaw] = [L * 0.36, L * 0.2];
  const left = hub(D, length, bore, jaw);
  const right = turned(hub(D, length, bore, jaw), 0, Math.PI, Math.PI / 3 + Math.PI);
  const spider = extrude(
    spiderShape(D * 0.485, D * 0.2),
    jaw * 0.94,
    plastic(colourOf(str(params, 'colour')), 0.5),
    1.2,
    40,
  );
  const apart = L * 0.1;
  const coupling = group(
    at(left, 0, 0, -length - jaw / 2 - apart),
    turned(spider, 0, 0, Math.PI / 6),
    at(right, 0, 0, length + jaw / 2 + apart),
  );
  const scene = group(turned(coupling, 0, -0.95, 0));
  scene.userData['view'] = { azimuth: 0.0, elevation: 0.32 };
  return scene;
};
