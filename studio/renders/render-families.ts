import type { Object3D } from 'three';
import { aerosol } from './families/aerosol.ts';
import { ballBearing } from './families/ball-bearing.ts';
import { ballValve } from './families/ball-valve.ts';
import { bearingPuller } from './families/bearing-puller.ts';
import { bearingUnit } from './families/bearing-unit.ts';
import { bottle } from './families/bottle.ts';
import { butterflyValve } from './families/butterfly-valve.ts';
import { cableGland } from './families/cable-gland.ts';
import { caster } from './families/caster.ts';
import { centrifugalPump } from './families/centrifugal-pump.ts';
import { chainBreaker } from './families/chain-breaker.ts';
import { chainHoist } from './families/chain-hoist.ts';
import { chainLink } from './families/chain-link.ts';
import { checkValve } from './families/check-valve.ts';
import { circuitBreaker } from './families/circuit-breaker.ts';
import { combinationWrench } from './families/combination-wrench.ts';
import { contactor } from './families/contactor.ts';
import { couplingSpider } from './families/coupling-spider.ts';
import { coverall } from './families/coverall.ts';
import { cuttingDisc } from './families/cutting-disc.ts';
import { diaphragmPump } from './families/diaphragm-pump.ts';
import { drum } from './families/drum.ts';
import { earPlugs } from './families/ear-plugs.ts';
import { earmuff } from './families/earmuff.ts';
import { enclosure } from './families/enclosure.ts';
import { endMill } from './families/end-mill.ts';
import { flange } from './families/flange.ts';
import { flapDisc } from './families/flap-disc.ts';
import { frequencyInverter } from './families/frequency-inverter.ts';
import { frlUnit } from './families/frl-unit.ts';
import { glove } from './families/glove.ts';
import { greaseCartridge } from './families/grease-cartridge.ts';
import { greaseGun } from './families/grease-gun.ts';
import { handwheelValve } from './families/handwheel-valve.ts';
import { helmet } from './families/helmet.ts';
import { hexBolt } from './families/hex-bolt.ts';
import { hexKey } from './families/hex-key.ts';
import { hydraulicFitting } from './families/hydraulic-fitting.ts';
import { hydraulicHose } from './families/hydraulic-hose.ts';
import { jawCoupling } from './families/jaw-coupling.ts';
import { jug } from './families/jug.ts';
import { motor } from './families/motor.ts';
import { nut } from './families/nut.ts';
import { oRing } from './families/o-ring.ts';
import { oilSeal } from './families/oil-seal.ts';
import { pail } from './families/pail.ts';
import { palletTruck } from './families/pallet-truck.ts';
import { pipeFitting } from './families/pipe-fitting.ts';
import { pneumaticCylinder } from './families/pneumatic-cylinder.ts';
import { pressureGauge } from './families/pressure-gauge.ts';
import { processSolenoid } from './families/process-solenoid.ts';
import { pushButton } from './families/push-button.ts';
import { pushInFitting } from './families/push-in-fitting.ts';
import { quickCoupling } from './families/quick-coupling.ts';
import { rollerChain } from './families/roller-chain.ts';
import { roundSling } from './families/round-sling.ts';
import { safetyBoot } from './families/safety-boot.ts';
import { safetyGlasses } from './families/safety-glasses.ts';
import { screwdriver } from './families/screwdriver.ts';
import { shackle } from './families/shackle.ts';
import { socketScrew } from './families/socket-screw.ts';
import { socket } from './families/socket.ts';
import { solenoidValve } from './families/solenoid-valve.ts';
import { spinOnFilter } from './families/spin-on-filter.ts';
import { sprocket } from './families/sprocket.ts';
import { spurGear } from './families/spur-gear.ts';
import { tap } from './families/tap.ts';
import { taperBush } from './families/taper-bush.ts';
import { taperedBearing } from './families/tapered-bearing.ts';
import { thermometer } from './families/thermometer.ts';
import { threadedRod } from './families/threaded-rod.ts';
import { thrustBearing } from './families/thrust-bearing.ts';
import { torqueWrench } from './families/torque-wrench.ts';
import { tubeCutter } from './families/tube-cutter.ts';
import { tubing } from './families/tubing.ts';
import { turningInsert } from './families/turning-insert.ts';
import { twistDrill } from './families/twist-drill.ts';
import { vBelt } from './families/v-belt.ts';
import { vPulley } from './families/v-pulley.ts';
import { vRing } from './families/v-ring.ts';
import { vest } from './families/vest.ts';
import { washer } from './families/washer.ts';
import { webSling } from './families/web-sling.ts';
import { wormReducer } from './families/worm-reducer.ts';
import type { Params } from './studio/params.ts';

/** A family's name, as the catalogue's pictures give it, to the file that builds it. */
export const renderFamilies: Readonly<Record<string, (params: Params) => Object3D>> = {
  aerosol: aerosol,
  'ball-bearing': ballBearing,
  'ball-valve': ballValve,
  'bearing-puller': bearingPuller,
  'bearing-unit': bearingUnit,
  bottle: bottle,
  'butterfly-valve': butterflyValve,
  'cable-gland': cableGland,
  caster: caster,
  'centrifugal-pump': centrifugalPump,
  'chain-breaker': chainBreaker,
  'chain-hoist': chainHoist,
  'chain-link': chainLink,
  'check-valve': checkValve,
  'circuit-breaker': circuitBreaker,
  'combination-wrench': combinationWrench,
  contactor: contactor,
  'coupling-spider': couplingSpider,
  coverall: coverall,
  'cutting-disc': cuttingDisc,
  'diaphragm-pump': diaphragmPump,
  drum: drum,
  'ear-plugs': earPlugs,
  earmuff: earmuff,
  enclosure: enclosure,
  'end-mill': endMill,
  flange: flange,
  'flap-disc': flapDisc,
  'frequency-inverter': frequencyInverter,
  'frl-unit': frlUnit,
  glove: glove,
  'grease-cartridge': greaseCartridge,
  'grease-gun': greaseGun,
  'handwheel-valve': handwheelValve,
  helmet: helmet,
  'hex-bolt': hexBolt,
  'hex-key': hexKey,
  'hydraulic-fitting': hydraulicFitting,
  'hydraulic-hose': hydraulicHose,
  'jaw-coupling': jawCoupling,
  jug: jug,
  motor: motor,
  nut: nut,
  'o-ring': oRing,
  'oil-seal': oilSeal,
  pail: pail,
  'pallet-truck': palletTruck,
  'pipe-fitting': pipeFitting,
  'pneumatic-cylinder': pneumaticCylinder,
  'pressure-gauge': pressureGauge,
  'process-solenoid': processSolenoid,
  'push-button': pushButton,
  'push-in-fitting': pushInFitting,
  'quick-coupling': quickCoupling,
  'roller-chain': rollerChain,
  'round-sling': roundSling,
  'safety-boot': safetyBoot,
  'safety-glasses': safetyGlasses,
  screwdriver: screwdriver,
  shackle: shackle,
  'socket-screw': socketScrew,
  socket: socket,
  'solenoid-valve': solenoidValve,
  'spin-on-filter': spinOnFilter,
  sprocket: sprocket,
  'spur-gear': spurGear,
  tap: tap,
  'taper-bush': taperBush,
  'tapered-bearing': taperedBearing,
  thermometer: thermometer,
  'threaded-rod': threadedRod,
  'thrust-bearing': thrustBearing,
  'torque-wrench': torqueWrench,
  'tube-cutter': tubeCutter,
  tubing: tubing,
  'turning-insert': turningInsert,
  'twist-drill': twistDrill,
  'v-belt': vBelt,
  'v-pulley': vPulley,
  'v-ring': vRing,
  vest: vest,
  washer: washer,
  'web-sling': webSling,
  'worm-reducer': wormReducer,
};
