// A change of many prices: drafted, looked at, planned, and taken back as a whole.
import { changesOn } from '#domain/shared/changed-fields.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { LeftPrice, PriceChangeData, PriceChangeEvent, PriceChangeStatus } from './price-change.events.ts';

export interface PriceChangeState {
  readonly status: 'none' | PriceChangeStatus;
  readonly data?: PriceChangeData;
  /** The item after which the job goes on. */
  readonly after: string;
}

interface StepDone {
  /** Where the step began: of a repeat, or of two at once, one counts. */
  readonly since: string;
  readonly after: string;
  readonly prices: number;
  readonly left: readonly LeftPrice[];
  /** No items are left. */
  readonly isLast: boolean;
}

export type PriceChangeCommand = { readonly priceChange: string } & (
  | { readonly type: 'Draft'; readonly data: PriceChangeData; readonly today: string }
  | {
      readonly type: 'Revise';
      readonly seen: Partial<PriceChangeData>;
      readonly changed: Partial<PriceChangeData>;
      readonly today: string;
    }
  | { readonly type: 'Discard' }
  | { readonly type: 'Plan'; readonly by: string; readonly today: string }
  | ({ readonly type: 'Progress' } & StepDone)
  | { readonly type: 'TakeBack'; readonly by: string }
  | ({ readonly type: 'ProgressTakeBack' } & StepDone)
);

export const priceChange: Decider<PriceChangeState, PriceChangeCommand, PriceChangeEvent> = {
  initialState: { status: 'none', after: '' },

  decide(command, state) {
    const { priceChange } = command;
    if (command.type === 'Draft') {
      checkChange(command.data, command.today);
      return state.status === 'none'
        ? [{ type: 'PriceChangeDrafted', data: { priceChange, ...command.data } }]
        : refuse('already_exists', { id: priceChange });
    }
    const { status, data } = state;
    if (!data) return notFound('price_change_not_found');
    switch (command.type) {
      case 'Revise': {
        if (status !== 'draft') return refuse('price_change_no_draft');
        const changed = changesOn(data, command.seen, command.changed);
        if (!changed) return [];
        checkChange({ ...data, ...changed }, command.today);
        return [{ type: 'PriceChangeRevised', data: { priceChange, changed } }];
      }
      case 'Discard':
        return discard(priceChange, status);
      case 'Plan':
        if (status === 'writing' || status === 'written') return [];
        if (status !== 'draft') return refuse('price_change_no_draft');
        checkChange(data, command.today);
        return [{ type: 'PriceChangePlanned', data: { priceChange, by: command.by } }];
      case 'TakeBack':
        return takeBack(command, status);
      case 'Progress':
        return status === 'writing' && command.since === state.after
          ? progress(command, 'PriceChangeProgressed', 'PriceChangeWritten')
          : [];
      case 'ProgressTakeBack':
        return status === 'taking-back' && command.since === state.after
          ? progress(command, 'PriceChangeTakeBackProgressed', 'PriceChangeTakenBack')
          : [];
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'PriceChangeDrafted': {
        const { priceChange: _, ...data } = event.data;
        return { status: 'draft', data, after: '' };
      }
      case 'PriceChangeRevised':
        return { ...state, data: { ...state.data!, ...event.data.changed } };
      case 'PriceChangeDiscarded':
        return { ...state, status: 'discarded' };
      case 'PriceChangePlanned':
        return { ...state, status: 'writing', after: '' };
      case 'PriceChangeProgressed':
      case 'PriceChangeTakeBackProgressed':
        return { ...state, after: event.data.after };
      case 'PriceChangeWritten':
        return { ...state, status: 'written' };
      case 'PriceChangeTakeBackRequested':
        return { ...state, status: 'taking-back', after: '' };
      case 'PriceChangeTakenBack':
        return { ...state, status: 'taken-back' };
      default:
        return unreachable(event);
    }
  },
};

type StepCommand = Extract<PriceChangeCommand, { type: 'Progress' | 'ProgressTakeBack' }>;
const moved = ({ prices, left }: StepCommand) => prices > 0 || left.length > 0;
const stepOf = ({ priceChange, after, prices, left }: StepCommand) => ({ priceChange, after, prices, left });

function progress(
  command: StepCommand,
  progressed: 'PriceChangeProgressed' | 'PriceChangeTakeBackProgressed',
  done: 'PriceChangeWritten' | 'PriceChangeTakenBack',
): PriceChangeEvent[] {
  return [
    ...(moved(command) ? [{ type: progressed, data: stepOf(command) }] : []),
    ...(command.isLast ? [{ type: done, data: { priceChange: command.priceChange } }] : []),
  ];
}

function discard(priceChange: string, status: PriceChangeState['status']): PriceChangeEvent[] {
  if (status === 'discarded') return [];
  return status === 'draft'
    ? [{ type: 'PriceChangeDiscarded', data: { priceChange } }]
    : refuse('price_change_no_draft');
}

function takeBack(
  { priceChange, by }: Extract<PriceChangeCommand, { type: 'TakeBack' }>,
  status: PriceChangeState['status'],
): PriceChangeEvent[] {
  if (status === 'taking-back' || status === 'taken-back') return [];
  // What is still being written could come after what is put back.
  if (status === 'writing') return refuse('price_change_being_written');
  return status === 'written'
    ? [{ type: 'PriceChangeTakeBackRequested', data: { priceChange, by } }]
    : refuse('price_change_not_planned');
}

/** A day that is over cannot get other prices: who bought on it paid what it said. */
function checkChange({ from, until, rounding, alteration }: PriceChangeData, today: string): void {
  if (from < today) refuse('price_change_in_past', { today }, 'invalid');
  if (until !== '' && until < from) refuse('price_period_backwards', { from, until }, 'invalid');
  if (rounding.less >= rounding.step) refuse('price_rounding_invalid', {}, 'invalid');
  if (alteration.kind !== 'set' && alteration.by === 0) refuse('price_change_nothing', {}, 'invalid');
  if (alteration.kind === 'set' && alteration.to <= 0) refuse('price_not_above_zero', {}, 'invalid');
  if (alteration.kind === 'percent' && alteration.by <= -100_000) refuse('price_not_above_zero', {}, 'invalid');
}
