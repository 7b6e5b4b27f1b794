import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { WorkEvent } from './work.events.ts';

export interface WorkState {
  readonly claimedBy: string;
  /** From then on anybody may claim it. */
  readonly until: string;
}

export type WorkCommand = {
  readonly type: 'Claim' | 'Release';
  readonly workId: string;
  readonly by: string;
  readonly at: string;
  readonly until: string;
};

export const work: Decider<WorkState, WorkCommand, WorkEvent> = {
  initialState: { claimedBy: '', until: '' },

  decide({ type, workId, by, at, until }, state) {
    const { claimedBy } = state;
    const held = claimedBy !== '' && at < state.until;
    switch (type) {
      case 'Claim':
        if (held && claimedBy !== by) return refuse('work_claimed', { by: claimedBy });
        return held ? [] : [{ type: 'WorkClaimed', data: { workId, by, at, until } }];
      case 'Release':
        if (held && claimedBy !== by) return refuse('work_claimed', { by: claimedBy });
        return claimedBy === by ? [{ type: 'WorkReleased', data: { workId, by, at } }] : [];
      default:
        return unreachable(type);
    }
  },

  evolve: (_state, event) =>
    event.type === 'WorkClaimed' ? { claimedBy: event.data.by, until: event.data.until } : { claimedBy: '', until: '' },
};
