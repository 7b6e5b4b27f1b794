// Whether the account may be used at all, and as whose.
import { refuse } from '#domain/shared/domain-error.ts';
import type { Absorb, Approve, Decline, Merge, Reopen, RequestApproval, Suspend } from './account-commands.ts';
import type { AccountEvent } from './account.events.ts';
import type { AccountState } from './account.state.ts';

export const requestApproval = ({ accountId, at }: RequestApproval, { status }: AccountState): AccountEvent[] =>
  status === 'waiting' ? [] : [{ type: 'AccountApprovalRequested', data: { accountId, requestedAt: at } }];

export const approve = ({ accountId, by, at }: Approve, { status }: AccountState): AccountEvent[] =>
  status === 'active' || status === 'suspended' ? [] : [{ type: 'AccountApproved', data: { accountId, by, at } }];

export function decline({ accountId, by, at, reason }: Decline, { status }: AccountState): AccountEvent[] {
  if (status === 'active' || status === 'suspended') return refuse('account_active');
  return status === 'declined' ? [] : [{ type: 'AccountDeclined', data: { accountId, by, at, reason } }];
}

export function suspend({ accountId, reason, by, at }: Suspend, { status }: AccountState): AccountEvent[] {
  if (status === 'suspended') return [];
  if (status !== 'active') return refuse('account_not_active');
  return [{ type: 'AccountSuspended', data: { accountId, reason, by, at } }];
}

export function reopen({ accountId, by, at }: Reopen, { status }: AccountState): AccountEvent[] {
  if (status === 'active') return [];
  if (status !== 'suspended') return refuse('account_not_suspended');
  return [{ type: 'AccountReopened', data: { accountId, by, at } }];
}

/** Only what was agreed in one currency, with one kind of customer, can be one account. */
export function merge({ accountId, survivor, by, at }: Merge, state: AccountState): AccountEvent[] {
  const { accountId: into, kind, status, currency } = survivor;
  if (state.mergedInto === into) return [];
  if (state.mergedInto) return refuse('account_merged', { into: state.mergedInto });
  if (into === accountId || state.absorbed.includes(into)) return refuse('merge_with_itself');
  if (kind !== state.kind) return refuse('merge_kinds_differ');
  if (currency !== state.currency) return refuse('merge_currencies_differ', { from: state.currency, into: currency });
  if (status !== 'active' && status !== 'suspended') return refuse('merge_into_inactive');
  return [{ type: 'AccountMerged', data: { accountId, into, by, at } }];
}

export const absorb = ({ accountId, from, accounts, by, at }: Absorb, { absorbed }: AccountState): AccountEvent[] =>
  absorbed.includes(from) ? [] : [{ type: 'AccountAbsorbed', data: { accountId, from, accounts, by, at } }];
