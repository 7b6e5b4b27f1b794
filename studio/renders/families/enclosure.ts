import { MeshPhysicalMaterial, type Material, type Object3D } from 'three';
import { glass, paint, plastic, satin } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { at, box, disc, facing, group, ring, turned } from '../studio/shapes.ts';

const brushed = new MeshPhysicalMaterial({ color: 0xc4c3bf, metalness: 1, roughness: 0.42 });
const materials: Readonly<Record<string, Material>> = {
  painted: paint(0xc9cfcc),
  stainless: brushed,
  polycarbonate: plastic(0xb4bbbf, 0.45),
};

/** Wall box with a door hinged at the left and a quarter-turn lock; polycarbonate has a clear lid on four screws. */
export const enclosure = (params: Params): Object3D => {
  const [width, height, depth, key] = [
    num(params, 'width'),
    num(params, 'height'),
    num(params, 'depth'),
    str(params, 'material'),
  ];
  const material = materials[key] ?? brushed;
  const unit = group();
  if (key === 'polycarbonate') {
    const back = group(box(width, height, 6, material, 3));
    for (const x of [-1, 1])
      back.add(
        at(box(6, height, depth * 0.62, material, 3), (x * (width - 6)) / 2, 0, depth * 0.31),
        at(box(width, 6, depth * 0.62, material, 3), 0, (x * (height - 6)) / 2, depth * 0.31),
      );
    const lid = at(box(width, height, depth * 0.34, glass(0xdfe9ee, 0.2), 12), 0, 0, depth * 0.8);
    const plate = at(box(width * 0.84, height * 0.86, 2, plastic(0xe6e8e9), 0.5), 0, 0, 14);
    const rail = at(box(width * 0.8, 34, 7, satin, 1), 0, 0, 22);
    const breakers = Array.from({ length: 8 }, (_, i) =>
      group(
        at(box(17, 85, 50, plastic(0xf0f1f1), 1.5), (i - 3.5) * 17.8, 0, 48),
        at(box(12, 14, 12, plastic(0x1b4f8f), 2), (i - 3.5) * 17.8, 4, 76),
      ),
    );
    unit.add(back, plate, rail, ...breakers, lid);
    for (const x of [-1, 1])
      for (const y of [-1, 1])
        unit.add(
          at(facing(disc(11, depth * 0.36, material, 2)), x * (width / 2 - 18), y * (height / 2 - 18), depth * 0.81),
          at(facing(disc(6, 2, plastic(0x30363b), 0.4)), x * (width / 2 - 18), y * (height / 2 - 18), depth),
        );
  } else {
    unit.add(
      box(width, height, depth, material, 3),
      at(box(width - 2, height - 2, 5, plastic(0x2a2f33), 1), 0, 0, depth / 2 + 2),
      at(box(width, height, 14, material, 3.5), 0, 0, depth / 2 + 11),
    );
    unit.add(at(lock(), width * 0.4, 0, depth / 2 + 18));
    for (const y of [-1, 1])
      unit.add(
        at(turned(disc(5, 44, satin, 1), 0, 0, 0), -width / 2 - 1, y * height * 0.36, depth / 2 + 6),
        at(box(24, 26, 3, satin, 1), -width * 0.32, y * (height / 2 + 10), -depth / 2 + 3),
        at(box(24, 26, 3, satin, 1), width * 0.32, y * (height / 2 + 10), -depth / 2 + 3),
      );
  }
  const scene = group(unit);
  scene.userData['view'] = { azimuth: 0.6, elevation: 0.22 };
  return scene;
};

const lock = (): Object3D =>
  group(
    facing(ring(8, 15, 8, satin, 2)),
    facing(disc(8, 6, plastic(0x22262a), 1)),
    at(box(3, 11, 3, satin, 0.6), 0, 0, 2.5),
  );
