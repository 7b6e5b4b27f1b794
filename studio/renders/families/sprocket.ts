import { Shape, type Object3D } from 'three';
import { ground, turnedSteel } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { at, extrude, facing, group, hole, revolve, rounded, turned } from '../studio/shapes.ts';

/** ISO 606 tooth gaps: an arc the size of the roller on the pitch circle, then flanks that lean out to the tip. */
export const sprocketShape = (teeth: number, pitch: number, roller: number): Shape => {
  const R = pitch / 2 / Math.sin(Math.PI / teeth);
  const tip = R + 0.5 * (1.25 * pitch - roller) * 0.86;
  const r = roller * 0.5025;
  const step = (Math.PI * 2) / teeth;
  const shape = new Shape();
  const opening = 1.05;
  for (let i = 0; i < teeth; i++) {
    const a = i * step;
    for (let k = -8; k <= 8; k++) {
      // The arc faces the centre; its ends turn into the flanks.
      const b = a + Math.PI - (k / 8) * opening;
      const point = [Math.cos(a) * R + Math.cos(b) * r, Math.sin(a) * R + Math.sin(b) * r] as const;
      if (i === 0 && k === -8) shape.moveTo(...point);
      else shape.lineTo(...point);
    }
    for (const half of [-0.11, 0.11])
      shape.lineTo(Math.cos(a + step * (0.5 + half)) * tip, Math.sin(a + step * (0.5 + half)) * tip);
  }
  shape.closePath();
  return shape;
};

export const sprocket = (params: Params): Object3D => {
  const [teeth, pitch, roller, tooth, length] = [
    num(params, 'teeth'),
    num(params, 'pitch'),
    num(params, 'roller'),
    num(params, 'tooth'),
    num(params, 'length'),
  ];
  const R = pitch / 2 / Math.sin(Math.PI / teeth);
  const hub = Math.min(R - pitch * 0.75, 14 + R * 0.42);
  const bore = Math.min(hub * 0.4, 5 + teeth * 0.12);
  const wheel = hole(sprocketShape(teeth, pitch, roller), 0, 0, bore);
  const part = group(
    extrude(wheel, tooth, ground, 0.7, 12),
    at(
      facing(
        revolve(
          rounded(
            [
              [bore, 0],
              [hub, 0],
              [hub, length - tooth],
              [bore, length - tooth],
            ],
            0.8,
          ),
          turnedSteel,
        ),
      ),
      0,
      0,
      tooth / 2,
    ),
  );
  const scene = group(turned(part, -0.22, 0, 0));
  scene.userData['view'] = { azimuth: 0.55, elevation: 0.28 };
  return scene;
};
