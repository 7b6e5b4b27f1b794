import { giftCertificateStream, type GiftCertificateEvent } from '#domain/gift-certificate/gift-certificate.events.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

export interface GiftCertificateRow {
  readonly certificate_id: string;
  readonly amount: number;
  /** Minor units, like `held`: neither spent nor set aside. */
  readonly balance: number;
  readonly held: number;
  readonly currency: CurrencyCode;
  /** Empty where there is no last day. */
  readonly valid_until: string;
  readonly is_frozen: boolean;
  readonly person_id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly language: 'en' | 'fr';
  readonly reason: string;
  readonly issued_by: string;
  readonly issued_at: string;
  /** The day of the letter of one that was bought, by whom and with which order; empty of all others. */
  readonly letter_on: string;
  readonly giver: string;
  readonly order_id: string;
  /** When its letter was last asked for. */
  readonly sent_at: string | null;
}

const change = (certificateId: string, changed: (row: GiftCertificateRow) => Partial<GiftCertificateRow>) =>
  update<GiftCertificateRow>(certificateId, (row) => ({ ...row, ...changed(row) }));

export const giftCertificates = defineReadModel<GiftCertificateRow, GiftCertificateEvent>({
  name: 'gift_certificate',
  version: 2,
  key: 'certificate_id',
  columns: {
    certificate_id: 'text',
    amount: 'integer',
    balance: 'integer',
    held: 'integer',
    currency: 'text',
    valid_until: 'text',
    is_frozen: 'boolean',
    person_id: 'text',
    name: 'text',
    email: 'text',
    message: 'text',
    language: 'text',
    reason: 'text',
    issued_by: 'text',
    issued_at: 'timestamptz',
    letter_on: 'text',
    giver: 'text',
    order_id: 'text',
    sent_at: 'timestamptz',
  },
  indexes: ['(issued_at)'],
  streams: ({ certificate_id }) => [giftCertificateStream(certificate_id)],
  on: {
    // The seed leads to the code for who has the key: it is nobody's to search.
    GiftCertificateIssued: ({
      data: { certificateId, seed: _, validUntil, personId, by, at, lineId: __, orderId, letterOn, giver, ...data },
    }) =>
      put<GiftCertificateRow>(certificateId, {
        ...data,
        ...{ certificate_id: certificateId, valid_until: validUntil, person_id: personId },
        ...{ letter_on: letterOn ?? '', giver: giver ?? '', order_id: orderId ?? '' },
        ...{ balance: data.amount, held: 0, is_frozen: false, issued_by: by, issued_at: at, sent_at: null },
      }),
    GiftCertificateLetterRequested: ({ data: { certificateId, at } }) => change(certificateId, () => ({ sent_at: at })),
    GiftCertificateHeld: ({ data: { certificateId, amount } }) =>
      change(certificateId, ({ balance, held }) => ({ balance: balance - amount, held: held + amount })),
    GiftCertificateRedeemed: ({ data: { certificateId, amount } }) =>
      change(certificateId, ({ held }) => ({ held: held - amount })),
    GiftCertificateHoldReleased: ({ data: { certificateId, amount } }) =>
      change(certificateId, ({ balance, held }) => ({ balance: balance + amount, held: held - amount })),
    GiftCertificateCredited: ({ data: { certificateId, amount } }) =>
      change(certificateId, ({ balance }) => ({ balance: balance + amount })),
    GiftCertificateFrozen: ({ data: { certificateId } }) => change(certificateId, () => ({ is_frozen: true })),
    GiftCertificateUnfrozen: ({ data: { certificateId } }) => change(certificateId, () => ({ is_frozen: false })),
  },
});
