import * as THREE from 'three';
import { str, type Params } from '../studio/params.ts';
import { group, revolve, ring, rounded, solid, turned, xy } from '../studio/shapes.ts';
import { plastic, satin } from '../studio/materials.ts';

/** Overlapping cloth flaps on a glass-fibre plate; zirconia is blue, ceramic orange-red. */
export const flapDisc = (params: Params): THREE.Object3D => {
  const colour = str(params, 'abrasive') === 'Zirconia' ? 0x2c5f8a : 0xa8452c;
  const flaps = 56;
  const disc = group(
    revolve(rounded(xy('11,-3 30,-3 60,0 60,2 30,1 11,1'), 0.6), plastic(0x2a2c2e, 0.7)),
    ring(11.1, 16, 5, satin, 0.5),
  );
  for (let i = 0; i < flaps; i++) {
    const shade = new THREE.MeshPhysicalMaterial({
      color: new THREE.Color(colour).multiplyScalar(0.86 + 0.26 * ((i * 7) % 5) * 0.2),
      roughness: 0.88,
      sheen: 0.3,
      sheenRoughness: 0.8,
    });
    const shape = new THREE.BufferGeometry();
    const [r0, r1, w] = [29, 62.5, 9.4];
    shape.setAttribute(
      'position',
      new THREE.Float32BufferAttribute(
        [
          r0,
          1.6,
          -w * 0.32,
          r1,
          3.2,
          -w * 0.52,
          r1,
          6.2,
          w * 0.5,
          r0,
          4.6,
          w * 0.34,
          r0,
          0.4,
          -w * 0.32,
          r1,
          1.2,
          -w * 0.52,
          r1,
          5,
          w * 0.5,
          r0,
          3.4,
          w * 0.34,
        ],
        3,
      ),
    );
    shape.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array(16), 2));
    shape.setIndex([0, 3, 1, 1, 3, 2, 1, 2, 5, 5, 2, 6, 2, 3, 6, 6, 3, 7, 0, 1, 4, 4, 1, 5, 0, 4, 3, 3, 4, 7]);
    const flat = shape.toNonIndexed();
    flat.computeVertexNormals();
    const flap = group(solid(flat, shade));
    flap.rotation.y = (i / flaps) * Math.PI * 2;
    disc.add(flap);
  }
  const scene = group(turned(disc, 1.05, 0, 0));
  scene.userData['view'] = { azimuth: 0.4, elevation: 0.32 };
  return scene;
};
