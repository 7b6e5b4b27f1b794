import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { quickOrderCommands } from './quick-order.commands.ts';

export const feature = { commands: quickOrderCommands } satisfies WriteFeature;
