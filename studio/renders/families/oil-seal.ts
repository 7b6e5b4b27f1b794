import { MeshPhysicalMaterial, type Object3D } from 'three';
import { steel } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { at, group, revolve, rounded, solid, turned } from '../studio/shapes.ts';
import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three';

const rubbers: Readonly<Record<string, MeshPhysicalMaterial>> = {
  nbr: new MeshPhysicalMaterial({ color: 0x24272a, roughness: 0.55, sheen: 0.3, sheenRoughness: 0.5 }),
  fkm: new MeshPhysicalMaterial({ color: 0x7a3f24, roughness: 0.5, sheen: 0.3, sheenRoughness: 0.5 }),
};

/** The lip side with its garter spring in front, a second seal showing its back. */
export const oilSeal = (params: Params): Object3D => {
  const [d, D, b] = [num(params, 'shaft'), num(params, 'outside'), num(params, 'width')];
  const rubber = rubbers[str(params, 'rubber')] ?? rubbers['nbr'];
  if (!rubber) throw new Error('no rubber');
  const wall = (D - d) / 2;
  const one = (): Object3D => {
    const section = rounded(
      [
        [D / 2 - wall * 0.2, b / 2],
        [D / 2 - 0.6, b / 2],
        [D / 2, b / 2 - 1],
        [D / 2, -b / 2 + 0.6],
        [D / 2 - 0.6, -b / 2],
        [d / 2 + wall * 0.14, -b / 2],
        [d / 2 + wall * 0.06, -b / 2 + 1.1],
        [d / 2 + wall * 0.2, -b * 0.1],
        [d / 2 - 0.3, b * 0.14],
        [d / 2 + wall * 0.22, b * 0.44],
        [d / 2 + wall * 0.4, b * 0.34],
        [d / 2 + wall * 0.36, -b * 0.2],
        [D / 2 - wall * 0.28, -b * 0.24],
        [D / 2 - wall * 0.24, b * 0.3],
      ],
      0.35,
    );
    return group(revolve(section, rubber), at(garter(d / 2 + wall * 0.3, Math.min(wall * 0.09, 0.75)), 0, b * 0.36, 0));
  };
  const front = turned(one(), 1.0, 0, 0);
  const back = at(turned(one(), -1.36, 0.35, 0), -D * 0.5, D * 0.07, -D * 0.46);
  const scene = group(front, back);
  scene.userData['view'] = { azimuth: 0.32, elevation: 0.36 };
  return scene;
};

/** The coiled spring that keeps the lip on the shaft. */
const garter = (radius: number, wire: number): Object3D => {
  const coils = Math.round((radius * Math.PI * 2) / (wire * 0.95));
  const points = Array.from({ length: coils * 8 }, (_, i) => {
    const [u, v] = [(i / (coils * 8)) * Math.PI * 2, (i / 8) * Math.PI * 2];
    const r = radius + Math.cos(v) * wire;
    return new Vector3(Math.cos(u) * r, Math.sin(v) * wire, Math.sin(u) * r);
  });
  return solid(new TubeGeometry(new CatmullRomCurve3(points, true), coils * 9, wire * 0.36, 6, true), steel);
};
