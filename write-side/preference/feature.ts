import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { preferenceCommands } from './preference.commands.ts';

export const feature = { commands: preferenceCommands } satisfies WriteFeature;
