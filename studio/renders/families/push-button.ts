import { MeshPhysicalMaterial, type Material, type Object3D } from 'three';
import { chrome, colourOf, plastic, rubber, satin } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { around, at, box, disc, group, revolve, ring, rounded, sideways, turned, xy } from '../studio/shapes.ts';

const black = plastic(0x262a2e, 0.5);

/** Front ring, threaded body with collar, contact block behind; tilted so that the front shows. */
export const pushButton = (params: Params): Object3D => {
  const [kind, colour] = [str(params, 'kind'), colourOf(str(params, 'colour'))];
  const device = group(
    at(disc(11, 24, black, 1), 0, -13, 0),
    at(ring(11, 15.5, 6, black, 1), 0, -9, 0),
    at(ring(11.2, 15, 2, rubber, 0.8), 0, -1.4, 0),
    at(box(26, 22, 26, plastic(0x3a4046, 0.5), 1.5), 0, -36, 0),
    at(box(10, 12, 27, plastic(colour === 0xb9231a ? 0xb9231a : 0x1f7a3d, 0.5), 1), 0, -50, 0),
    at(
      around(2, 9, () => sideways(disc(2.4, 2, satin, 0.4))),
      0,
      -36,
      13.4,
    ),
  );
  const front = kind === 'mushroom' ? mushroom(colour) : kind === 'lamp' ? lamp(lens(colour)) : button(colour);
  const scene = group(turned(group(turned(group(device, front), 1.05, 0, 0)), 0, -0.55, 0));
  scene.userData['view'] = { azimuth: 0.1, elevation: 0.34 };
  return scene;
};

const bezel = (): Object3D => revolve(rounded(xy('10.6,0 14.8,0 14.8,4 13.4,7.4 11,7.8 10.6,6'), 1), chrome);
const button = (colour: number): Object3D =>
  group(bezel(), at(revolve(rounded(xy('0,0,0 10.4,0 10.4,6 9.6,7 0,6.4,0'), 0.8), plastic(colour, 0.3)), 0, 0.2, 0));
const lens = (colour: number): Material =>
  new MeshPhysicalMaterial({
    color: colour,
    emissive: colour,
    emissiveIntensity: 0.35,
    roughness: 0.12,
    clearcoat: 1,
    clearcoatRoughness: 0.05,
  });
const lamp = (material: Material): Object3D =>
  group(
    bezel(),
    at(revolve(rounded(xy('0,0,0 10.4,0 10.2,8 7,12,4 0,13,0'), 1.5), material), 0, 0.2, 0),
    at(
      around(30, 10.2, () => box(0.5, 6, 0.9, material, 0.2)),
      0,
      5,
      0,
    ),
  );
const mushroom = (colour: number): Object3D =>
  group(
    at(disc(32, 1.6, plastic(0xf2b705, 0.5), 0.4), 0, -0.4, 0),
    at(ring(9, 12, 10, plastic(0xf2b705, 0.5), 1), 0, 5, 0),
    at(revolve(rounded(xy('0,0,0 17,0 20,5,4 18,13,6 10,16 0,16.6,0'), 2.5, 6), plastic(colour, 0.28)), 0, 10, 0),
  );
