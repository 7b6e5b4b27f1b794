import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { EffectEvent } from './effect.events.ts';

export interface EffectState {
  readonly isGivenUp: boolean;
}

export type EffectCommand = {
  readonly effectId: string;
  readonly job: string;
  readonly by: string;
  readonly at: string;
} & ({ readonly type: 'Retry' } | { readonly type: 'GiveUp'; readonly reason: string });

/** Given up is for good: its cause has to happen again. */
export const effect: Decider<EffectState, EffectCommand, EffectEvent> = {
  initialState: { isGivenUp: false },

  decide({ type, ...command }, { isGivenUp }) {
    switch (type) {
      case 'Retry':
        return isGivenUp ? refuse('effect_given_up') : [{ type: 'EffectRetried', data: command }];
      case 'GiveUp':
        return isGivenUp
          ? []
          : [{ type: 'EffectGivenUp', data: command as Extract<EffectEvent, { type: 'EffectGivenUp' }>['data'] }];
      default:
        return unreachable(type);
    }
  },

  evolve: (_state, { type }) => ({ isGivenUp: type === 'EffectGivenUp' }),
};
