import type { Attributes } from '../make/model.ts';

/** Categories whose products have a dimension drawing. */
const drawn: ReadonlySet<string> = new Set([
  'deep-groove-ball-bearings', 'tapered-roller-bearings', 'thrust-bearings', 'bearing-units',
  'v-belts', 'v-belt-pulleys', 'taper-bushes', 'roller-chains', 'sprockets', 'spur-gears', 'couplings',
  'three-phase-motors', 'frequency-inverters',
  'hex-bolts', 'socket-head-screws', 'nuts', 'washers', 'threaded-rods',
  'ball-valves', 'butterfly-valves', 'flanges',
  'hydraulic-hose', 'pneumatic-cylinders',
  'oil-seals', 'o-rings',
  'contactors', 'circuit-breakers', 'enclosures',
  'wrenches', 'hex-keys', 'drills', 'end-mills', 'taps',
  'casters', 'shackles',
]);

export const hasDrawing = (category: string, attributes: Attributes): boolean =>
  drawn.has(category) && !('tool_length' in attributes) && !('pieces' in attributes) && attributes['seal_type'] !== 'V-ring A';
