import type { WriteFeature } from '#platform/operations/write-feature.ts';
import { quickOrderCommands } from './quick-order.commands.ts';

export const feature = { commands: quickOrderCommands } satisfies WriteFeature;
