import { own } from '#domain/shared/dictionary.ts';
import { changesOn } from '#domain/shared/changed-fields.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { masterDataDecider, type MasterDataCommand, type MasterDataEvent } from '#domain/shared/master-data.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import { isLimited, needsAccount, type PromotionData } from '#domain/shared/promotion/promotion.ts';
import type { PromotionEvent } from './promotion.events.ts';

interface Use {
  readonly customer: string;
  readonly amount: Amount;
}

export interface PromotionState {
  /** Absent before it was added, and after it was removed. */
  readonly data?: PromotionData;
  /** Counts its changes, from 1. */
  readonly version: number;
  /** By the attempt that holds it. */
  readonly uses: Readonly<Record<string, Use>>;
}

export type PromotionCommand =
  | MasterDataCommand<PromotionData>
  | ({ readonly type: 'Hold'; readonly id: string; readonly holdId: string } & Use)
  | { readonly type: 'Release'; readonly id: string; readonly holdId: string; readonly reason: string };

type RecordEvent = MasterDataEvent<'Promotion', 'promotionId', PromotionData>;
const record = masterDataDecider<'Promotion', 'promotionId', PromotionData>('Promotion', 'promotionId');
const isOfRecord = (event: PromotionEvent): event is RecordEvent =>
  event.type !== 'PromotionUseHeld' && event.type !== 'PromotionUseReleased';

/** @throws DomainError promotion_used_up, promotion_…_invalid, those of master data */
export const promotion: Decider<PromotionState, PromotionCommand, PromotionEvent> = {
  initialState: { version: 0, uses: {} },
  snapshotVersion: 1,

  decide(command, state) {
    switch (command.type) {
      case 'Hold':
        return hold(command, state);
      case 'Release': {
        const { id: promotionId, holdId, reason } = command;
        const use = own(state.uses, holdId);
        return use ? [{ type: 'PromotionUseReleased', data: { promotionId, holdId, ...use, reason } }] : [];
      }
      case 'Add':
      case 'Save':
        check(command.data);
        return record.decide(command, recordOf(state));
      case 'Change':
        if (state.data) check({ ...state.data, ...changesOn(state.data, command.seen, command.changed) });
        return record.decide(command, recordOf(state));
      case 'Remove':
        return record.decide(command, recordOf(state));
    }
  },

  evolve(state, event) {
    if (isOfRecord(event)) {
      const { data } = record.evolve(recordOf(state), event);
      return { version: state.version + 1, uses: state.uses, ...(data ? { data } : {}) };
    }
    const { holdId, customer, amount } = event.data;
    const { [holdId]: _, ...others } = state.uses;
    return {
      ...state,
      uses: event.type === 'PromotionUseHeld' ? { ...others, [holdId]: { customer, amount } } : others,
    };
  },
};

const recordOf = ({ data }: PromotionState) => (data ? { data } : {});

/** A use of a promotion without limits is kept by its order alone. */
function hold(
  { id: promotionId, holdId, customer, amount }: Extract<PromotionCommand, { type: 'Hold' }>,
  { data, uses }: PromotionState,
): PromotionEvent[] {
  if (own(uses, holdId) || !data || !isLimited(data)) return [];
  const held = Object.values(uses);
  const spent = sum(held.map((use) => use.amount));
  const theirs = held.filter((use) => use.customer === customer).length;
  if (
    (data.uses && held.length >= data.uses) ||
    (data.budget && spent + amount > data.budget) ||
    (data.usesPerCustomer && theirs >= data.usesPerCustomer)
  )
    return refuse('promotion_used_up', { name: data.name });
  return [{ type: 'PromotionUseHeld', data: { promotionId, holdId, customer, amount } }];
}

function check(data: PromotionData): void {
  const { audience, groups, accounts, from, until, hours, benefit } = data;
  if (audience === 'groups' && !groups.length) refuse('promotion_without_groups', {}, 'invalid');
  if (audience === 'accounts' && !accounts.length) refuse('promotion_without_accounts', {}, 'invalid');
  if (from !== '' && until !== '' && until < from) refuse('price_period_backwards', { from, until }, 'invalid');
  if (hours.some((one) => one.until <= one.from)) refuse('promotion_hours_backwards', {}, 'invalid');
  if (needsAccount(data) && audience === 'groups' && groups.every((group) => group === 'guest'))
    refuse('promotion_guests_have_no_account', {}, 'invalid');
  // Its parts are what it counts: a clause besides would say something else.
  if (benefit.kind === 'bundle' && new Set(benefit.parts.map(({ itemNumber }) => itemNumber)).size < 2)
    refuse('promotion_bundle_too_small', {}, 'invalid');
}
