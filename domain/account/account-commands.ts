// What can be done with an account: by whom and when where it is for the record.
import type { Address } from '#domain/shared/address.ts';
import type { Command } from '#domain/shared/decider.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { AccountTerms } from './account.events.ts';
import type { AccountState } from './account.state.ts';
import type { Answer } from '#domain/registration-form/registration-form.events.ts';

interface OfAccount {
  readonly accountId: string;
}
interface OnRecord extends OfAccount {
  readonly by: string;
  readonly at: string;
}

/** What decides whether another account can live on in it. */
export type Survivor = { readonly accountId: string } & Pick<AccountState, 'kind' | 'status' | 'currency'>;

export type Open = Command<
  'Open',
  OfAccount & { kind: 'buyer' | 'dealer'; name: string; currency: CurrencyCode; at: string }
>;
export type RequestApproval = Command<'RequestApproval', OfAccount & { at: string }>;
export type Approve = Command<'Approve', OnRecord>;
export type Decline = Command<'Decline', OnRecord & { reason: string }>;
export type Rename = Command<'Rename', OnRecord & { name: string; seen?: string }>;
export type SetCurrency = Command<'SetCurrency', OnRecord & { currency: CurrencyCode }>;
/** `seen`: as it was shown, empty for none of its own; without it whatever is there is overwritten. */
export type AssignPriceList = Command<'AssignPriceList', OfAccount & { priceList: string; seen?: string | undefined }>;
export type AnswerQuestions = Command<
  'AnswerQuestions',
  OfAccount & { personId: string; answers: readonly Answer[]; at: string }
>;
export type ChangeTerms = Command<
  'ChangeTerms',
  OnRecord & { seen: Partial<AccountTerms>; changed: Partial<AccountTerms> }
>;
/** `reason`: why it is demanded no more, where staff say so. */
export type DemandSecondFactor = Command<'DemandSecondFactor', OnRecord & { isDemanded: boolean; reason: string }>;
/** `provider`: its id; empty to demand it no more, `reason` then says why, where staff say so. */
export type DemandOpenid = Command<'DemandOpenid', OnRecord & { provider: string; reason: string }>;
/** `by` and `contactId` are admin contacts of it, whose streams have got as far as the revisions. */
export type DismissAdmin = Command<
  'DismissAdmin',
  OnRecord & { contactId: string; revision: number; byRevision: number }
>;
export type Suspend = Command<'Suspend', OnRecord & { reason: string }>;
export type Reopen = Command<'Reopen', OnRecord>;
export type Merge = Command<'Merge', OnRecord & { survivor: Survivor }>;
export type Absorb = Command<'Absorb', OnRecord & { from: string; accounts: readonly string[] }>;
/**
 * `seen`: as it was shown; without it whatever is there is overwritten. `isTheirs`: who saves it has said whose it is; else it
 * stays whose it was while nothing else changes.
 */
export type SaveAddress = Command<
  'SaveAddress',
  OfAccount & {
    addressId: string;
    personId: string;
    address: Address;
    primary: boolean;
    seen?: Address | undefined;
    isTheirs?: boolean;
  }
>;
export type RemoveAddress = Command<'RemoveAddress', OnRecord & { addressId: string }>;
/** The address is primary no more: the one before it is again. */
export type YieldPrimary = Command<'YieldPrimary', OnRecord & { addressId: string }>;

export type AccountCommand =
  | Open
  | RequestApproval
  | Approve
  | Decline
  | Rename
  | SetCurrency
  | AssignPriceList
  | AnswerQuestions
  | ChangeTerms
  | DemandSecondFactor
  | DemandOpenid
  | DismissAdmin
  | Suspend
  | Reopen
  | Merge
  | Absorb
  | SaveAddress
  | RemoveAddress
  | YieldPrimary;
