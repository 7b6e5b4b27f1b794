// Everything that happens because something happened.
import { partsOf } from '#domain/shared/parts-of.ts';
import type { Policy } from '#platform/kernel/queue/policy.ts';
import * as features from './features.ts';

export const policies: readonly Policy[] = partsOf(features, 'policies').flat();
