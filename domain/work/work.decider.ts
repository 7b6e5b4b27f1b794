import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { WorkEvent } from './work.events.ts';

export interface WorkState {
  readonly claimedBy: string;
  /** From then on anybody may claim it. */
  readonly until: string;
}

interface Asked {
  readonly workId: string;
  readonly by: string;
  readonly at: string;
  readonly until: string;
}
export type WorkCommand = Asked &
  (
    | { readonly type: 'Claim' | 'Release' }
    /** `seen` is who had it as far as whoever assigns it knows: empty for nobody. */
    | { readonly type: 'Assign'; readonly to: string; readonly seen: string }
  );

export const work: Decider<WorkState, WorkCommand, WorkEvent> = {
  initialState: { claimedBy: '', until: '' },

  decide(command, state) {
    const { type, workId, by, at, until } = command;
    const { claimedBy } = state;
    const held = claimedBy !== '' && at < state.until;
    switch (type) {
      case 'Assign': {
        const { to, seen } = command;
        if ((held ? claimedBy : '') !== seen) return refuse('work_claimed', { by: claimedBy });
        return held && claimedBy === to ? [] : [{ type: 'WorkAssigned', data: { workId, to, by, at, until } }];
      }
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

  evolve(_state, { type, data }) {
    switch (type) {
      case 'WorkClaimed':
        return { claimedBy: data.by, until: data.until };
      case 'WorkAssigned':
        return { claimedBy: data.to, until: data.until };
      case 'WorkReleased':
        return { claimedBy: '', until: '' };
      default:
        return unreachable(type);
    }
  },
};
