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
} & (
  | { readonly type: 'Retry' }
  | { readonly type: 'PutOff'; readonly until: string; readonly reason: string }
  | { readonly type: 'GiveUp'; readonly reason: string }
);

/** Given up is for good: its cause has to happen again. */
export const effect: Decider<EffectState, EffectCommand, EffectEvent> = {
  initialState: { isGivenUp: false },

  decide(command, { isGivenUp }) {
    const { effectId, job, by, at } = command;
    const of = { effectId, job, by, at };
    switch (command.type) {
      case 'Retry':
        return isGivenUp ? refuse('effect_given_up') : [{ type: 'EffectRetried', data: of }];
      case 'PutOff': {
        const { until, reason } = command;
        if (isGivenUp) return refuse('effect_given_up');
        if (until <= at) return refuse('put_off_past');
        return [{ type: 'EffectPutOff', data: { ...of, until, reason } }];
      }
      case 'GiveUp':
        return isGivenUp ? [] : [{ type: 'EffectGivenUp', data: { ...of, reason: command.reason } }];
      default:
        return unreachable(command);
    }
  },

  evolve: (_state, { type }) => ({ isGivenUp: type === 'EffectGivenUp' }),
};
