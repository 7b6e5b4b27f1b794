import { unreachable } from '#domain/shared/decider.ts';
import { own } from '#domain/shared/dictionary.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import type { GiftCertificateEvent } from './gift-certificate.events.ts';

export type IssuedCertificate = Extract<GiftCertificateEvent, { type: 'GiftCertificateIssued' }>['data'];

interface Hold {
  readonly amount: Amount;
  readonly status: 'held' | 'redeemed' | 'released';
}

interface Credit {
  readonly holdId: string;
  readonly amount: Amount;
}

export interface GiftCertificateState {
  /** Absent where there is no such certificate. */
  readonly issued?: IssuedCertificate;
  readonly isFrozen: boolean;
  /** Its letter went out, or is about to. */
  readonly letterRequested: boolean;
  /** The refund of what was paid for it; absent of all others. */
  readonly withdrawnFor?: string;
  /** By id, those that are over too: each is made once. */
  readonly holds: Readonly<Record<string, Hold>>;
  /** By the id of the refund: each is given once. */
  readonly credits: Readonly<Record<string, Credit>>;
}

export const NO_CERTIFICATE: GiftCertificateState = {
  isFrozen: false,
  letterRequested: false,
  holds: {},
  credits: {},
};

export function evolveCertificate(state: GiftCertificateState, event: GiftCertificateEvent): GiftCertificateState {
  switch (event.type) {
    case 'GiftCertificateIssued':
      return { ...state, issued: event.data };
    case 'GiftCertificateLetterRequested':
      return { ...state, letterRequested: true };
    case 'GiftCertificateHeld':
      return withHold(state, event.data, 'held');
    case 'GiftCertificateRedeemed':
      return withHold(state, event.data, 'redeemed');
    case 'GiftCertificateHoldReleased':
      return withHold(state, event.data, 'released');
    case 'GiftCertificateCredited': {
      const { refundId, holdId, amount } = event.data;
      return { ...state, credits: { ...state.credits, [refundId]: { holdId, amount } } };
    }
    case 'GiftCertificateFrozen': {
      const { refundId } = event.data;
      return { ...state, isFrozen: true, ...(refundId ? { withdrawnFor: refundId } : {}) };
    }
    case 'GiftCertificateUnfrozen': {
      const { withdrawnFor: _, ...others } = state;
      return { ...others, isFrozen: false };
    }
    default:
      return unreachable(event);
  }
}

/** The amount that can still be held: neither set aside for an order nor spent. */
export const balanceOf = ({ issued, holds, credits }: GiftCertificateState): Amount =>
  (issued?.amount ?? 0) -
  sum(Object.values(holds).map(({ status, amount }) => (status === 'released' ? 0 : amount))) +
  sum(Object.values(credits).map(({ amount }) => amount));

/** All of it can still be held. */
export const isUnspent = (state: GiftCertificateState): boolean =>
  state.issued !== undefined && balanceOf(state) >= state.issued.amount;

/** The part of a hold that was spent and has not come back. */
export const redeemedOf = ({ holds, credits }: GiftCertificateState, holdId: string): Amount => {
  const hold = own(holds, holdId);
  return hold?.status === 'redeemed'
    ? hold.amount - sum(Object.values(credits).map((credit) => (credit.holdId === holdId ? credit.amount : 0)))
    : 0;
};

function withHold(
  state: GiftCertificateState,
  { holdId, amount }: { readonly holdId: string; readonly amount: Amount },
  status: Hold['status'],
): GiftCertificateState {
  return { ...state, holds: { ...state.holds, [holdId]: { amount, status } } };
}
