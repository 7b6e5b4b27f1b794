import { type Material, type Object3D } from 'three';
import { nickel, plastic, rubber, stainless } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { hexagon, thread } from '../studio/screws.ts';
import { around, at, box, disc, group, revolve, ring, rounded, turned, xy } from '../studio/shapes.ts';

const materials: Readonly<Record<string, Material>> = {
  brass: nickel,
  steel: stainless,
  polyamide: plastic(0x8d949a, 0.5),
};

/** EN 62444, drawn at M20: thread, hexagon body, dome nut with its seal; the lock nut lies beside it. */
export const cableGland = (params: Params): Object3D => {
  const material = materials[str(params, 'material')] ?? nickel;
  const dome = group(
    at(hexagon(24, 8, material, { both: true, bore: 13.4 }), 0, 0, 0),
    at(revolve(rounded(xy('6.7,0 11.7,0 11.2,6,3 8.4,10.5,2 6.7,10.5'), 0.8), material), 0, 7, 0),
  );
  if (str(params, 'material') === 'polyamide')
    dome.add(
      at(
        around(12, 11.6, () => box(0.8, 7, 2, material, 0.3)),
        0,
        11,
        0,
      ),
    );
  const gland = group(
    at(turned(thread(20, 1.5, 10, material, 14), Math.PI, 0, 0), 0, 0, 0),
    at(ring(10, 12.6, 1.8, rubber, 0.6), 0, -0.9, 0),
    hexagon(24, 7, material, { both: true }),
    at(ring(0.1, 10.6, 4, material, 0.5), 0, 8.5, 0),
    at(dome, 0, 10.4, 0),
    at(ring(5, 6.8, 4, rubber, 0.8), 0, 27, 0),
    at(disc(5.1, 1, plastic(0x0c0e10), 0.2), 0, 26, 0),
  );
  const nut = group(
    hexagon(24, 3.4, material, { both: true, bore: 18.6 }),
    at(ring(9, 9.8, 1, material, 0.3), 0, 1.7, 0),
  );
  const scene = group(turned(group(turned(gland, 0, 0, -Math.PI / 2)), 0, -0.75, 0), at(nut, -4, -12, 24));
  scene.userData['view'] = { azimuth: 0.32, elevation: 0.42 };
  return scene;
};
