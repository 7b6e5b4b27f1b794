import { type Object3D } from 'three';
import { ground, turnedSteel } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { at, extrude, facing, group, hole, revolve, rounded, turned } from '../studio/shapes.ts';
import { gearShape } from './involute.ts';

export const spurGear = (params: Params): Object3D => {
  const [teeth, module, face, bore, hubLength] = [
    num(params, 'teeth'),
    num(params, 'module'),
    num(params, 'face'),
    num(params, 'bore'),
    num(params, 'hub'),
  ];
  const pitch = (teeth * module) / 2;
  const r = Math.min(bore / 2, pitch * 0.36);
  const hub = Math.min(pitch - 1.6 * module, r * 1.5 + 6);
  const gear = group(
    extrude(hole(gearShape(teeth, module), 0, 0, r), face, ground, 0.4, 48),
    at(
      facing(
        revolve(
          rounded(
            [
              [r, 0],
              [hub, 0],
              [hub, hubLength],
              [r, hubLength],
            ],
            0.8,
          ),
          turnedSteel,
        ),
      ),
      0,
      0,
      face / 2 - 0.3,
    ),
    at(
      facing(
        revolve(
          rounded(
            [
              [hub, 0],
              [pitch - 1.35 * module, 0],
              [pitch - 1.35 * module, 0.35],
              [hub, 0.35],
            ],
            0.1,
          ),
          turnedSteel,
        ),
      ),
      0,
      0,
      face / 2 - 0.15,
    ),
  );
  const scene = group(turned(gear, -0.2, 0, 0));
  scene.userData['view'] = { azimuth: 0.6, elevation: 0.3 };
  return scene;
};
