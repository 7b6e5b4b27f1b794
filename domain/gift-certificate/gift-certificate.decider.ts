import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import { certificateNumber, type GiftCertificateEvent } from './gift-certificate.events.ts';
import {
  balanceOf,
  evolveCertificate,
  isUnspent,
  NO_CERTIFICATE,
  redeemedOf,
  type GiftCertificateState,
  type IssuedCertificate,
} from './gift-certificate.state.ts';

type ByStaff = { readonly by: string; readonly at: string };

/** `today` is a day of the shop's calendar, YYYY-MM-DD. */
export type GiftCertificateCommand = { readonly certificateId: string } & (
  | ({
      readonly type: 'IssueGiftCertificate';
      readonly today: string;
      /** The letter with the code goes out at once, or on its day. */
      readonly send: boolean;
    } & Omit<IssuedCertificate, 'certificateId'>)
  | ({ readonly type: 'RequestGiftCertificateLetter'; readonly today: string } & ByStaff)
  /** The day of its letter has come: not for one that is frozen, and not twice. */
  | ({ readonly type: 'RequestDueGiftCertificateLetter'; readonly today: string } & ByStaff)
  /** What was paid for it goes back: it can be withdrawn while nothing of it is spent or held. */
  | ({ readonly type: 'WithdrawGiftCertificate'; readonly refundId: string; readonly reason: string } & ByStaff)
  /** The money of that refund did not go back. */
  | ({ readonly type: 'RestoreGiftCertificate'; readonly refundId: string; readonly reason: string } & ByStaff)
  | {
      readonly type: 'HoldGiftCertificate';
      readonly holdId: string;
      readonly orderId: string;
      readonly amount: Amount;
      readonly currency: CurrencyCode;
      readonly today: string;
    }
  | { readonly type: 'RedeemGiftCertificate'; readonly holdId: string }
  | { readonly type: 'ReleaseGiftCertificate'; readonly holdId: string; readonly reason: string }
  | {
      readonly type: 'CreditGiftCertificate';
      readonly refundId: string;
      readonly holdId: string;
      readonly amount: Amount;
    }
  | ({ readonly type: 'FreezeGiftCertificate'; readonly reason: string } & ByStaff)
  | ({ readonly type: 'UnfreezeGiftCertificate'; readonly reason: string } & ByStaff)
);

type HoldCommand = Extract<GiftCertificateCommand, { readonly type: 'HoldGiftCertificate' }>;
type LedgerCommand = Extract<
  GiftCertificateCommand,
  { readonly type: 'RedeemGiftCertificate' | 'ReleaseGiftCertificate' | 'CreditGiftCertificate' }
>;

type Of<Type extends GiftCertificateCommand['type']> = Extract<GiftCertificateCommand, { readonly type: Type }>;
type LetterCommand = Of<'RequestGiftCertificateLetter' | 'RequestDueGiftCertificateLetter'>;
type FreezeCommand = Of<'FreezeGiftCertificate' | 'UnfreezeGiftCertificate'>;
type WithdrawCommand = Of<'WithdrawGiftCertificate' | 'RestoreGiftCertificate'>;

/** @throws DomainError gift_certificate_frozen, gift_certificate_expired */
export function requireUsable({ issued, isFrozen }: GiftCertificateState, today: string): IssuedCertificate {
  if (!issued) return notFound('gift_certificate_not_found');
  if (isFrozen) return refuse('gift_certificate_frozen', {}, 'payment');
  const { validUntil } = issued;
  if (validUntil && validUntil < today) return refuse('gift_certificate_expired', { day: validUntil }, 'payment');
  return issued;
}

/**
 * @throws DomainError gift_certificate_not_found, gift_certificate_frozen, gift_certificate_expired,
 * gift_certificate_other_currency, gift_certificate_too_small, gift_certificate_not_redeemed, gift_certificate_spent,
 * gift_certificate_withdrawn, payment_timeout
 */
export const giftCertificate: Decider<GiftCertificateState, GiftCertificateCommand, GiftCertificateEvent> = {
  initialState: NO_CERTIFICATE,
  evolve: evolveCertificate,

  decide(command, state) {
    if (command.type === 'IssueGiftCertificate') return issue(command, state);
    if (!state.issued) return notFound('gift_certificate_not_found');
    switch (command.type) {
      case 'RequestGiftCertificateLetter':
      case 'RequestDueGiftCertificateLetter':
        return requestLetter(command, state);
      case 'HoldGiftCertificate':
        return hold(command, state);
      case 'FreezeGiftCertificate':
      case 'UnfreezeGiftCertificate':
        return freeze(command, state);
      case 'WithdrawGiftCertificate':
      case 'RestoreGiftCertificate':
        return withdraw(command, state);
      default:
        return settle(command, state);
    }
  },
};

function requestLetter(command: LetterCommand, state: GiftCertificateState): GiftCertificateEvent[] {
  const { certificateId, today, by, at } = command;
  const requested = [{ type: 'GiftCertificateLetterRequested', data: { certificateId, by, at } }] as const;
  if (command.type === 'RequestGiftCertificateLetter') {
    requireUsable(state, today);
    return [...requested];
  }
  const { letterOn = '', validUntil = '' } = state.issued ?? {};
  const isDue = letterOn <= today && !(validUntil && validUntil < today);
  return isDue && !state.isFrozen && !state.letterRequested ? [...requested] : [];
}

function freeze(command: FreezeCommand, state: GiftCertificateState): GiftCertificateEvent[] {
  const { type, certificateId, reason, by, at } = command;
  const data = { certificateId, reason, by, at };
  if (type === 'FreezeGiftCertificate') return state.isFrozen ? [] : [{ type: 'GiftCertificateFrozen', data }];
  if (state.withdrawnFor) return refuse('gift_certificate_withdrawn');
  return state.isFrozen ? [{ type: 'GiftCertificateUnfrozen', data }] : [];
}

function withdraw(command: WithdrawCommand, state: GiftCertificateState): GiftCertificateEvent[] {
  const { type, certificateId, refundId, reason, by, at } = command;
  const data = { certificateId, reason, by, at };
  const isWithdrawn = state.withdrawnFor === refundId;
  if (type === 'RestoreGiftCertificate') return isWithdrawn ? [{ type: 'GiftCertificateUnfrozen', data }] : [];
  if (isWithdrawn) return [];
  if (state.withdrawnFor) return refuse('gift_certificate_withdrawn');
  if (!isUnspent(state)) return refuse('gift_certificate_spent', { certificate: certificateNumber(certificateId) });
  return [{ type: 'GiftCertificateFrozen', data: { ...data, refundId } }];
}

function issue(
  { type: _, today, send, ...data }: Extract<GiftCertificateCommand, { readonly type: 'IssueGiftCertificate' }>,
  { issued }: GiftCertificateState,
): GiftCertificateEvent[] {
  if (issued) return [];
  if (data.validUntil && data.validUntil < today)
    return refuse('gift_certificate_ends_first', { day: data.validUntil }, 'invalid');
  const { certificateId, by, at, letterOn = '' } = data;
  return [
    { type: 'GiftCertificateIssued', data },
    ...(send && letterOn <= today
      ? [{ type: 'GiftCertificateLetterRequested', data: { certificateId, by, at } } as const]
      : []),
  ];
}

function hold(
  { certificateId, holdId, orderId, amount, currency, today }: HoldCommand,
  state: GiftCertificateState,
): GiftCertificateEvent[] {
  const known = own(state.holds, holdId);
  // Given up before it came to be: it must not come to be any more.
  if (known?.status === 'released') return refuse('payment_timeout', {}, 'payment');
  if (known) return [];
  const issued = requireUsable(state, today);
  if (issued.currency !== currency)
    return refuse('gift_certificate_other_currency', { currency: issued.currency }, 'payment');
  const left = balanceOf(state);
  if (amount > left)
    return refuse(
      'gift_certificate_too_small',
      { left, currency, certificate: certificateNumber(certificateId) },
      'payment',
    );
  return [{ type: 'GiftCertificateHeld', data: { certificateId, holdId, orderId, amount } }];
}

/** What was held can be spent, or given back, whatever became of the certificate meanwhile. */
function settle(command: LedgerCommand, state: GiftCertificateState): GiftCertificateEvent[] {
  const { certificateId, holdId } = command;
  const known = own(state.holds, holdId);
  switch (command.type) {
    case 'RedeemGiftCertificate':
      if (known?.status === 'redeemed') return [];
      return known?.status === 'held'
        ? [{ type: 'GiftCertificateRedeemed', data: { certificateId, holdId, amount: known.amount } }]
        : refuse('payment_not_authorised');
    case 'ReleaseGiftCertificate': {
      if (known && known.status !== 'held') return [];
      const amount = known?.amount ?? 0;
      return [{ type: 'GiftCertificateHoldReleased', data: { certificateId, holdId, amount, reason: command.reason } }];
    }
    case 'CreditGiftCertificate': {
      const { refundId, amount } = command;
      if (own(state.credits, refundId)) return [];
      if (amount > redeemedOf(state, holdId)) return refuse('gift_certificate_not_redeemed');
      return [{ type: 'GiftCertificateCredited', data: { certificateId, refundId, holdId, amount } }];
    }
    default:
      return unreachable(command);
  }
}
