import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { warehouseCommands, warehouseStates } from './warehouse.commands.ts';

export const feature = {
  needs: ['shipping', 'stock'],
  commands: warehouseCommands,
  states: { warehouse: warehouseStates },
} satisfies WriteFeature;
