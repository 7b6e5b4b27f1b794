import { ballBearings } from './bearings/ball-bearings.ts';
import { bearingUnits } from './bearings/bearing-units.ts';
import { pullers } from './bearings/puller.ts';
import { taperedBearings } from './bearings/tapered-bearings.ts';
import { thrustBearings } from './bearings/thrust-bearings.ts';
import { cableGlands } from './electrical/cable-glands.ts';
import { circuitBreakers } from './electrical/circuit-breakers.ts';
import { contactors } from './electrical/contactors.ts';
import { enclosures } from './electrical/enclosures.ts';
import { pushButtons } from './electrical/push-buttons.ts';
import { hexBolts } from './fasteners/hex-bolts.ts';
import { nuts } from './fasteners/nuts.ts';
import { socketScrews } from './fasteners/socket-screws.ts';
import { threadedRods } from './fasteners/threaded-rods.ts';
import { washers } from './fasteners/washers.ts';
import { cylinders } from './fluid-power/cylinders.ts';
import { frlUnits, hydraulicFilters } from './fluid-power/frl-units.ts';
import { hydraulicFittings } from './fluid-power/hydraulic-fittings.ts';
import { hydraulicHose } from './fluid-power/hydraulic-hose.ts';
import { pushInFittings } from './fluid-power/push-in-fittings.ts';
import { quickCouplings } from './fluid-power/quick-couplings.ts';
import { solenoidValves } from './fluid-power/solenoid-valves.ts';
import { tubing } from './fluid-power/tubing.ts';
import { casters } from './material-handling/casters.ts';
import { shacklesAndHoists } from './material-handling/shackles-hoists.ts';
import { slings } from './material-handling/slings.ts';
import type { Item } from './model.ts';
import { frequencyInverters } from './motors-drives/frequency-inverters.ts';
import { motors } from './motors-drives/motors.ts';
import { wormReducers } from './motors-drives/worm-reducers.ts';
import { chainBreakers } from './power-transmission/chain-breaker.ts';
import { jawCouplings } from './power-transmission/jaw-couplings.ts';
import { rollerChains } from './power-transmission/roller-chains.ts';
import { sprockets } from './power-transmission/sprockets.ts';
import { spurGears } from './power-transmission/spur-gears.ts';
import { taperBushes } from './power-transmission/taper-bushes.ts';
import { vBelts } from './power-transmission/v-belts.ts';
import { vPulleys } from './power-transmission/v-pulleys.ts';
import { centrifugalPumps } from './pumps-instruments/centrifugal-pumps.ts';
import { diaphragmPumps } from './pumps-instruments/diaphragm-pumps.ts';
import { pressureGauges } from './pumps-instruments/pressure-gauges.ts';
import { thermometers } from './pumps-instruments/thermometers.ts';
import { eyesAndEars } from './safety/eyes-ears.ts';
import { gloves } from './safety/gloves.ts';
import { helmets } from './safety/helmets.ts';
import { workwear } from './safety/workwear.ts';
import { anaerobicsList } from './seals-lubrication/adhesives.ts';
import { greaseGun, greasesList } from './seals-lubrication/greases.ts';
import { oRings } from './seals-lubrication/o-rings.ts';
import { oilSeals, vRings } from './seals-lubrication/oil-seals.ts';
import { oilsList } from './seals-lubrication/oils.ts';
import { spraysList } from './seals-lubrication/sprays.ts';
import { abrasives } from './tools/abrasives.ts';
import { drillsMillsTaps } from './tools/drills-mills-taps.ts';
import { inserts } from './tools/inserts.ts';
import { screwdrivers } from './tools/screwdrivers.ts';
import { socketsAndTorque } from './tools/sockets-torque.ts';
import { wrenchesAndKeys } from './tools/wrenches.ts';
import { flangedValves } from './valves-piping/flanged-valves.ts';
import { flanges } from './valves-piping/flanges.ts';
import { threadedValves } from './valves-piping/gate-globe-check.ts';
import { ballValves } from './valves-piping/ball-valves.ts';
import { pipeFittings } from './valves-piping/pipe-fittings.ts';

/** In the order of the shop's categories. */
export const families: readonly (() => Item[])[] = [
  ballBearings,
  taperedBearings,
  thrustBearings,
  bearingUnits,
  pullers,
  vBelts,
  vPulleys,
  taperBushes,
  rollerChains,
  chainBreakers,
  sprockets,
  spurGears,
  jawCouplings,
  motors,
  wormReducers,
  frequencyInverters,
  hexBolts,
  socketScrews,
  nuts,
  washers,
  threadedRods,
  ballValves,
  threadedValves,
  flangedValves,
  flanges,
  pipeFittings,
  hydraulicHose,
  hydraulicFittings,
  quickCouplings,
  hydraulicFilters,
  cylinders,
  solenoidValves,
  frlUnits,
  pushInFittings,
  tubing,
  centrifugalPumps,
  diaphragmPumps,
  pressureGauges,
  thermometers,
  oilSeals,
  vRings,
  oRings,
  greasesList,
  greaseGun,
  oilsList,
  anaerobicsList,
  spraysList,
  contactors,
  circuitBreakers,
  cableGlands,
  enclosures,
  pushButtons,
  wrenchesAndKeys,
  socketsAndTorque,
  screwdrivers,
  drillsMillsTaps,
  inserts,
  abrasives,
  gloves,
  helmets,
  eyesAndEars,
  workwear,
  casters,
  slings,
  shacklesAndHoists,
];
