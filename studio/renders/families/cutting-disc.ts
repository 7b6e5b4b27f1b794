import * as THREE from 'three';
import { drawn, mono, sans } from '../studio/labels.ts';
import { satin } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { at, facing, group, ring, solid, turned } from '../studio/shapes.ts';

const grit = new THREE.MeshPhysicalMaterial({ color: 0x3a3432, roughness: 0.9 });

const face = (use: string): THREE.Texture =>
  drawn(1024, 1024, (context) => {
    const accent = use === 'inox' ? '#1b57a5' : '#1f7a3d';
    context.fillStyle = '#3a3432';
    context.fillRect(0, 0, 1024, 1024);
    context.translate(512, 512);
    let seed = 11;
    for (let i = 0; i < 26000; i++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const [a, r] = [(seed & 0xffff) / 10430, 120 + ((seed >>> 16) / 65535) * 390];
      context.fillStyle = seed & 1 ? 'rgba(255,255,255,.10)' : 'rgba(0,0,0,.28)';
      context.fillRect(Math.cos(a) * r, Math.sin(a) * r, 3, 3);
    }
    context.fillStyle = '#eceeee';
    context.beginPath();
    context.arc(0, 0, 330, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = accent;
    context.lineWidth = 46;
    context.beginPath();
    context.arc(0, 0, 306, 0, Math.PI * 2);
    context.stroke();
    context.fillStyle = '#16212B';
    context.font = sans(74, 700);
    context.fillText('KERFWELL', 0, -176);
    context.fillStyle = accent;
    context.font = sans(52, 700);
    context.fillText(use === 'inox' ? 'STEEL · INOX' : 'STONE', 0, 172);
    context.fillStyle = '#16212B';
    context.font = mono(34);
    context.fillText('EN 12413   80 m/s', 0, 232);
  });

/** Two discs with the printed side in front. */
export const cuttingDisc = (params: Params): THREE.Object3D => {
  const map = face(str(params, 'use'));
  const disc = (): THREE.Object3D => {
    const print = solid(
      new THREE.RingGeometry(11.1, 62, 128, 1),
      new THREE.MeshPhysicalMaterial({ map, roughness: 0.8 }),
    );
    return group(
      facing(ring(11.1, 62.5, 1.6, grit, 0.2)),
      at(print, 0, 0, 0.86),
      at(facing(ring(11.1, 17, 2.2, satin, 0.3)), 0, 0, 0),
    );
  };
  const front = turned(disc(), -0.3, 0.12, 0);
  const back = at(turned(disc(), -0.34, 0.1, 0.7), -26, 3, -26);
  const scene = group(front, back);
  scene.userData['view'] = { azimuth: 0.35, elevation: 0.26 };
  return scene;
};
