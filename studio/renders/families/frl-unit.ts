import { CircleGeometry, MeshPhysicalMaterial, MeshStandardMaterial, type Object3D } from 'three';
import { glass, plastic, satin } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
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
  solid,
  turned,
  xy,
} from '../studio/shapes.ts';
import { dialTexture } from './dial.ts';

const cast = new MeshPhysicalMaterial({ color: 0x8f969c, metalness: 0.65, roughness: 0.48 });
const black = plastic(0x23272b, 0.45);
const bowlGuard = plastic(0x2b3136, 0.5);

const head = (): Object3D => {
  const parts = group(box(50, 42, 50, cast, 4));
  for (const side of [-1, 1])
    parts.add(
      at(sideways(ring(9.5, 14, 3, cast, 0.6)), side * 25.5, 4, 0),
      at(sideways(disc(9.4, 1, black, 0.2)), side * 25.6, 4, 0),
    );
  return parts;
};

/** Polycarbonate bowl in a slotted guard, with a drain. */
const bowl = (tint: number): Object3D =>
  group(
    at(revolve(rounded(xy('0,-74,0 12,-74 19,-68 21,-20 21,0 0,0,0'), 3, 5), glass(tint, 0.55)), 0, -21, 0),
    at(ring(20, 24.5, 16, bowlGuard, 1.2), 0, -29, 0),
    at(
      around(6, 22.4, () => box(3, 46, 7, bowlGuard, 1), 0.25),
      0,
      -58,
      0,
    ),
    at(ring(12, 24, 12, bowlGuard, 2), 0, -86, 0),
    at(disc(4, 12, black, 1), 0, -97, 0),
  );

const knob = (): Object3D =>
  group(
    at(revolve(rounded(xy('0,0,0 21,0 20,12 19,36 16,40 0,40,0'), 2), black), 0, 21, 0),
    at(
      around(24, 19.6, () => box(1.6, 24, 2.2, black, 0.6)),
      0,
      42,
      0,
    ),
  );
const gauge = (): Object3D =>
  facing(
    group(
      revolve(rounded(xy('0,0,0 19,0 20,11 18.4,12 0,10,0'), 1), black),
      at(
        turned(
          solid(
            new CircleGeometry(18, 64),
            new MeshStandardMaterial({
              map: dialTexture({ from: 0, to: 10, unit: 'bar', note: '', at: 0.6 }),
              roughness: 0.5,
              envMapIntensity: 0.6,
            }),
          ),
          -Math.PI / 2,
          0,
          0,
        ),
        0,
        11.2,
        0,
      ),
    ),
  );
const dome = (): Object3D =>
  group(
    at(disc(14, 8, cast, 1), 0, 24, 0),
    at(revolve(rounded(xy('0,0,0 10,0 9.4,12 6,15 0,15,0'), 2), glass(0xe6eef2, 0.5)), 0, 28, 0),
    at(disc(4, 8, satin, 1), 0, 34, 0),
  );

const units: Readonly<Record<string, () => Object3D>> = {
  filter: () => group(head(), bowl(0xdfe8ec), at(disc(20, 6, cast, 1.5), 0, 23, 0)),
  regulator: () =>
    group(
      head(),
      knob(),
      at(gauge(), 0, 2, 25),
      at(ring(6, 22, 12, cast, 2), 0, -26, 0),
      at(disc(14, 12, black, 2), 0, -36, 0),
    ),
  lubricator: () => group(head(), bowl(0xd9a441), dome()),
  'filter-regulator': () => group(head(), knob(), bowl(0xdfe8ec), at(gauge(), 0, 2, 25)),
  combination: () =>
    group(
      at(units['filter-regulator']?.() ?? group(), -31, 0, 0),
      at(units['lubricator']?.() ?? group(), 31, 0, 0),
      at(box(13, 34, 34, black, 2), 0, 2, 0),
    ),
};

export const frlUnit = (params: Params): Object3D => {
  const scene = group(units[str(params, 'kind')]?.() ?? group());
  scene.userData['view'] = { azimuth: 0.5, elevation: 0.2 };
  return scene;
};
