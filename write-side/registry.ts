// Every command of the shop and who handles it, and what the features offer to each other; what is missing does not
// compile.
import type { Api } from '#contracts/api.ts';
import { merged, partsOf } from '#domain/shared/parts-of.ts';
import type { Handlers, LineOwner } from '#platform/kernel/operations/context.ts';
import type { FunctionTable } from '#platform/kernel/operations/bind-features.ts';
import type { Commands, States } from '#platform/kernel/operations/features.ts';
import * as features from './features.ts';

export const commandHandlers: Handlers<Api, 'command'> = merged(partsOf(features, 'commands'));
export const commandFunctions: FunctionTable<Commands> = merged(partsOf(features, 'functions'));
/** Whose lines they are; an id is one feature's. */
export const lineOwners: readonly LineOwner[] = partsOf(features, 'lineOwner');
export const stateFunctions: FunctionTable<States> = merged(partsOf(features, 'states'));
