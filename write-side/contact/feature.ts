import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { contactCommands } from './contact.commands.ts';

export const feature = { commands: contactCommands } satisfies WriteFeature;
