import { MeshPhysicalMaterial, type Material, type Object3D } from 'three';
import { brass, plastic, stainless, steel } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { hexagon } from '../studio/screws.ts';
import {
  around,
  at,
  box,
  disc,
  facing,
  group,
  revolve,
  ring,
  rounded,
  sideways,
  tube,
  turned,
  xy,
  xyz,
} from '../studio/shapes.ts';

const bodies: Readonly<Record<string, Material>> = {
  pp: plastic(0x34393d, 0.5),
  aluminium: new MeshPhysicalMaterial({ color: 0xb3b9be, metalness: 0.75, roughness: 0.5 }),
  steel: stainless,
};

/** Two liquid chambers left and right of the air block, manifolds below and above. */
export const diaphragmPump = (params: Params): Object3D => {
  const body = bodies[str(params, 'material')] ?? stainless;
  const small = num(params, 'small') === 1;
  const block = plastic(0x1c6e66, 0.45);
  const reach = small ? 58 : 74;
  const pump = group(
    box(small ? 70 : 84, 96, 84, block, 6),
    ...[-1, 1].map((side) => at(turned(chamber(body), 0, 0, (-side * Math.PI) / 2), side * reach * 0.62, 0, 0)),
    ...[-1, 1].map((level) => manifold(body, reach, level)),
    at(group(facing(ring(9, 15, 8, brass, 1)), facing(disc(9, 2, plastic(0x101214), 0.4))), 0, 18, 44),
    at(facing(disc(13, 26, plastic(0x2a2f34), 2)), 0, -22, 52),
  );
  for (const side of [-1, 1]) pump.add(at(box(20, 18, 120, body, 4), side * reach * 0.75, -128, 0));
  const scene = group(turned(pump, 0, -0.25, 0));
  scene.userData['view'] = { azimuth: 0.35, elevation: 0.24 };
  return scene;
};

const chamber = (body: Material): Object3D =>
  group(
    revolve(rounded(xy('0,-12,0 66,-12 66,12 58,18 44,38 20,46 0,46,0'), 6, 6), body),
    ring(60, 72, 14, body, 3),
    at(ring(60, 70, 10, steel, 2), 0, -1, 0),
    around(8, 67, () => at(hexagon(9, 6, steel), 0, 7, 0)),
    around(6, 36, () => at(turned(box(34, 4, 4, body, 1.5), 0, 0, -0.75), 0, 30, 0)),
  );

const manifold = (body: Material, reach: number, level: number): Object3D => {
  const y = level * 104;
  const parts = group(
    turned(
      at(
        tube(
          [
            [-reach, 0, 0],
            [reach, 0, 0],
          ],
          20,
          body,
        ),
        0,
        0,
        0,
      ),
      0,
      0,
      0,
    ),
    ring(24, 30, 46, body, 3),
    at(facing(ring(18, 34, 12, body, 2)), 0, 0, 26),
    at(facing(tube(xyz('0,0,0 0,26,0'), 19, body)), 0, 0, 0),
    at(facing(disc(15, 1, plastic(0x0e1012), 0.2)), 0, 0, 32.2),
  );
  parts.children[1]?.rotation.set(0, 0, Math.PI / 2);
  for (const side of [-1, 1])
    parts.add(
      at(
        tube(
          [
            [side * reach * 0.98, 0, 0],
            [side * reach * 0.98, -level * 62, 0],
          ],
          19,
          body,
        ),
        0,
        0,
        0,
      ),
      at(ring(18, 27, 9, body, 2), side * reach * 0.98, -level * 22, 0),
      at(sideways(disc(20, 6, body, 2)), side * (reach + 1), 0, 0),
    );
  return at(parts, 0, y, 0);
};
