import type { Attributes } from './attributes.ts';
import { ballBearing } from './families/ball-bearing.ts';
import { ballValve } from './families/ball-valve.ts';
import { bearingUnit } from './families/bearing-unit.ts';
import { cabinet } from './families/cabinet.ts';
import { caster } from './families/caster.ts';
import { coupling } from './families/coupling.ts';
import { cylinder } from './families/cylinder.ts';
import { butterflyValve, flange } from './families/flange.ts';
import { hexKey, wrench } from './families/hand-tools.ts';
import { hexBolt } from './families/hex-bolt.ts';
import { hose } from './families/hose.ts';
import { motor } from './families/motor.ts';
import { nut } from './families/nut.ts';
import { oRing } from './families/o-ring.ts';
import { oilSeal } from './families/oil-seal.ts';
import { rollerChain } from './families/roller-chain.ts';
import { drill, tap } from './families/round-tools.ts';
import { shackle } from './families/shackle.ts';
import { socketScrew } from './families/socket-screw.ts';
import { taperBush } from './families/taper-bush.ts';
import { taperedBearing } from './families/tapered-bearing.ts';
import { threadedRod } from './families/threaded-rod.ts';
import { thrustBearing } from './families/thrust-bearing.ts';
import { sprocket, spurGear } from './families/toothed-wheel.ts';
import { vBelt } from './families/v-belt.ts';
import { vPulley } from './families/v-pulley.ts';
import { washer } from './families/washer.ts';

/** The drawing family of a product is its category. */
const families: Readonly<Record<string, (attributes: Attributes) => string>> = {
  'deep-groove-ball-bearings': ballBearing,
  'tapered-roller-bearings': taperedBearing,
  'thrust-bearings': thrustBearing,
  'bearing-units': bearingUnit,
  'v-belts': vBelt,
  'v-belt-pulleys': vPulley,
  'taper-bushes': taperBush,
  'roller-chains': rollerChain,
  sprockets: sprocket,
  'spur-gears': spurGear,
  couplings: coupling,
  'three-phase-motors': motor,
  'frequency-inverters': cabinet,
  contactors: cabinet,
  'circuit-breakers': cabinet,
  enclosures: cabinet,
  'hex-bolts': hexBolt,
  'socket-head-screws': socketScrew,
  nuts: nut,
  washers: washer,
  'threaded-rods': threadedRod,
  'ball-valves': ballValve,
  'butterfly-valves': butterflyValve,
  flanges: flange,
  'hydraulic-hose': hose,
  'pneumatic-cylinders': cylinder,
  'oil-seals': oilSeal,
  'o-rings': oRing,
  wrenches: wrench,
  'hex-keys': hexKey,
  drills: drill,
  'end-mills': drill,
  taps: tap,
  casters: caster,
  shackles: shackle,
};

/**
 * A chain tool, a wrench set and a V-ring share a category with things that have a drawing, but have none themselves.
 */
const isDrawn = (attributes: Attributes): boolean =>
  !('tool_length' in attributes) && !('pieces' in attributes) && attributes['seal_type'] !== 'V-ring A';

export const hasDrawing = (category: string, attributes: Attributes): boolean =>
  category in families && isDrawn(attributes);

/** The SVG document, or undefined where a family has no dimensions worth drawing. */
export const drawingFor = (category: string, attributes: Attributes): string | undefined =>
  isDrawn(attributes) ? families[category]?.(attributes) : undefined;

/** `bore=25;sealing=Open` as it stands in products.csv. */
export const parseAttributes = (field: string): Attributes =>
  Object.fromEntries(
    field
      .split(';')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), pair.slice(at + 1)];
      }),
  );

export const drawingOfProduct = (row: Readonly<{ category: string; attributes: string }>): string | undefined =>
  drawingFor(row.category, parseAttributes(row.attributes));
