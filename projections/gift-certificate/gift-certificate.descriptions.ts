import type { GiftCertificateEvent } from '#domain/gift-certificate/gift-certificate.events.ts';
import { balanceOf, evolveCertificate, NO_CERTIFICATE } from '#domain/gift-certificate/gift-certificate.state.ts';
import type { GiftCertificateState } from '#domain/gift-certificate/gift-certificate.state.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';

const amountOf = (
  { amount }: { readonly amount: number },
  { issued }: GiftCertificateState,
  format: EventFormatter,
): string => format.money(amount, issued?.currency ?? '');

export const giftCertificateDescriptions = defineDescriptions<GiftCertificateEvent, GiftCertificateState>({
  category: 'gift-certificate',
  group: 'payment',
  decisions: ['GiftCertificateIssued', 'GiftCertificateFrozen', 'GiftCertificateUnfrozen'],
  fold: { initialState: NO_CERTIFICATE, evolve: evolveCertificate },
  of: {
    GiftCertificateIssued: ({ data: { amount, currency, name, reason } }, _before, format) => ({
      amount: format.money(amount, currency),
      name,
      reason,
    }),
    GiftCertificateLetterRequested: () => ({}),
    GiftCertificateHeld: ({ data }, before, format) => ({
      amount: amountOf(data, before, format),
      left: amountOf({ amount: balanceOf(before) - data.amount }, before, format),
    }),
    GiftCertificateRedeemed: ({ data }, before, format) => ({ amount: amountOf(data, before, format) }),
    GiftCertificateHoldReleased: ({ data }, before, format) => ({
      amount: amountOf(data, before, format),
      reason: format.reason(data.reason),
    }),
    GiftCertificateCredited: ({ data }, before, format) => ({ amount: amountOf(data, before, format) }),
    GiftCertificateFrozen: ({ data: { reason } }) => ({ reason }),
    GiftCertificateUnfrozen: ({ data: { reason } }) => ({ reason }),
  },
});
