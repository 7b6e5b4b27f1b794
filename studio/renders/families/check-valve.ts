import { Shape, type Material, type Object3D } from 'three';
import { brass, castIron, rubber, satin, stainless, steel } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { hexagon } from '../studio/screws.ts';
import { at, disc, extrude, facing, group, revolve, ring, rounded, sideways, turned, xy } from '../studio/shapes.ts';

const along = (part: Object3D): Object3D => sideways(part);
const end = (metal: Material, side: number, half: number, hex: number, width: number): Object3D =>
  at(
    turned(group(hexagon(hex, width, metal, { bore: hex * 0.7, both: true })), 0, 0, (-side * Math.PI) / 2),
    side * (half - width),
    0,
    0,
  );

/** An arrow cast on the body. */
const arrow = (metal: Material): Object3D => {
  const shape = new Shape();
  shape
    .moveTo(-8, -1.4)
    .lineTo(2, -1.4)
    .lineTo(2, -4)
    .lineTo(8, 0)
    .lineTo(2, 4)
    .lineTo(2, 1.4)
    .lineTo(-8, 1.4)
    .closePath();
  return extrude(shape, 1.6, metal, 0.3);
};

export const checkValve = (params: Params): Object3D => {
  const kind = str(params, 'kind');
  const valve = kind === 'spring' ? spring() : kind === 'swing' ? swing() : wafer();
  const scene = group(turned(valve, 0, kind === 'wafer' ? 0 : -0.35, 0));
  scene.userData['view'] = { azimuth: 0.42, elevation: 0.34 };
  return scene;
};

const spring = (): Object3D =>
  group(
    along(revolve(rounded(xy('11,-26 14,-26 14,-16 19,-11 20,4,4 18,12 14,16 14,26 11,26'), 2), brass)),
    end(brass, 1, 30, 32, 15),
    end(brass, -1, 30, 32, 15),
    at(turned(group(hexagon(36, 7, brass, { both: true })), 0, 0, -Math.PI / 2), -9, 0, 0),
    at(turned(arrow(brass), 0, 0, 0), 3, 0, 19.6),
    at(along(disc(7.5, 3, rubber, 0.8)), 24, 0, 0),
  );

const swing = (): Object3D =>
  group(
    along(revolve(rounded(xy('11,-30 14,-30 16,-14 16,14 14,30 11,30'), 3), stainless)),
    end(stainless, 1, 36, 32, 14),
    end(stainless, -1, 36, 32, 14),
    at(turned(revolve(rounded(xy('0,0,0 15,0 15,16 0,16,0'), 1.5), stainless), 0, 0, -0.25), 1, 8, 0),
    at(turned(group(hexagon(30, 10, stainless)), 0, 0, -0.25), 5, 23.5, 0),
    at(facing(group(hexagon(9, 5, steel))), -4, 15, 12.5),
    at(arrow(stainless), -10, 0, 14.6),
  );

/** Dual-plate wafer: a short ring, two half discs on a pin, seen from the outlet. */
const wafer = (): Object3D => {
  const half = (side: number): Object3D => {
    const shape = new Shape();
    shape.absarc(0, 0, 41, 0.06, Math.PI - 0.06, false);
    shape.closePath();
    return turned(
      at(turned(group(extrude(shape, 5, satin, 0.8, 40)), 0, 0, 0), 0, 1.5, 0),
      side > 0 ? -0.35 : 0.35,
      0,
      side > 0 ? 0 : Math.PI,
    );
  };
  const body = group(
    facing(ring(44, 66, 46, castIron, 2)),
    facing(ring(44, 56, 48, satin, 0.6)),
    half(1),
    half(-1),
    along(disc(3.2, 92, steel, 0.5)),
    at(turned(group(hexagon(10, 4, steel)), 0, 0, -Math.PI / 2), 65, 0, 0),
  );
  return group(turned(body, -0.18, 0.1, 0));
};
