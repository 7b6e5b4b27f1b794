import { bearingsCategories } from './bearings/bearings.categories.ts';
import { electricalCategories } from './electrical/electrical.categories.ts';
import { fastenersCategories } from './fasteners/fasteners.categories.ts';
import { fluidPowerCategories } from './fluid-power/fluid-power.categories.ts';
import { materialHandlingCategories } from './material-handling/material-handling.categories.ts';
import { motorsDrivesCategories } from './motors-drives/motors-drives.categories.ts';
import { powerTransmissionCategories } from './power-transmission/power-transmission.categories.ts';
import { pumpsInstrumentsCategories } from './pumps-instruments/pumps-instruments.categories.ts';
import { safetyCategories } from './safety/safety.categories.ts';
import { sealsLubricationCategories } from './seals-lubrication/seals-lubrication.categories.ts';
import { toolsCategories } from './tools/tools.categories.ts';
import { valvesPipingCategories } from './valves-piping/valves-piping.categories.ts';
import type { Category } from './model.ts';

/** Two levels; the order here is the order in the shop. */
export const categories: readonly Category[] = [
  ...bearingsCategories,
  ...powerTransmissionCategories,
  ...motorsDrivesCategories,
  ...fastenersCategories,
  ...valvesPipingCategories,
  ...fluidPowerCategories,
  ...pumpsInstrumentsCategories,
  ...sealsLubricationCategories,
  ...electricalCategories,
  ...toolsCategories,
  ...safetyCategories,
  ...materialHandlingCategories,
];
