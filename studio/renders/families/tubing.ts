import * as THREE from 'three';
import { colourOf, glass } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { group, solid } from '../studio/shapes.ts';

/** A coil of tube with one free end. */
export const tubing = (params: Params): THREE.Object3D => {
  const colour = str(params, 'colour');
  const clear = colour === 'Clear';
  const material = clear
    ? new THREE.MeshPhysicalMaterial({ color: 0xdde5e8, roughness: 0.16, clearcoat: 0.8, sheen: 0.3 })
    : new THREE.MeshPhysicalMaterial({
        color: colourOf(colour),
        roughness: 0.3,
        clearcoat: 0.5,
        clearcoatRoughness: 0.2,
      });
  const points: THREE.Vector3[] = [];
  const turns = 9;
  for (let i = 0; i <= turns * 48; i++) {
    const angle = (i / 48) * Math.PI * 2;
    const turn = i / 48;
    const layer = Math.floor(turn / 3);
    const r = 78 - layer * 9 + 3 * Math.sin(turn * 2.3);
    points.push(
      new THREE.Vector3(
        Math.cos(angle) * r,
        4 + (turn % 3) * 8.4 + Math.sin(angle * 3 + turn) * 0.8,
        Math.sin(angle) * r,
      ),
    );
  }
  for (let i = 1; i <= 10; i++) points.push(new THREE.Vector3(60 + i * 1.5, 20 + i * 0.4 - i * i * 0.08, i * 9));
  const path = new THREE.CatmullRomCurve3(points);
  const scene = group(solid(new THREE.TubeGeometry(path, 1400, 4, 20), material));
  const tip = solid(new THREE.RingGeometry(2.5, 4, 32), material);
  const bore = solid(
    new THREE.CircleGeometry(2.5, 32),
    clear ? glass(0x88969c, 0.7) : new THREE.MeshBasicMaterial({ color: 0x0a0c0e }),
  );
  for (const face of [tip, bore]) {
    face.position.copy(path.getPointAt(1));
    face.lookAt(path.getPointAt(1).add(path.getTangentAt(1)));
    scene.add(face);
  }
  scene.userData['view'] = { azimuth: 0.3, elevation: 0.55 };
  return scene;
};
