import type { CheckoutEvent } from '#domain/checkout/checkout.events.ts';
import type { SavedCardEvent } from '#domain/saved-card/saved-card.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const startedAt = '2026-11-25T12:00:00.000Z';
const started = (personId: string, save: boolean) =>
  ({
    type: 'CheckoutStarted',
    data: {
      personId,
      startedAt,
      payments: [{ paymentId: 'o.1.1', details: { token: 'tok_1', ...(save ? { save } : {}) } }],
    },
  }) as unknown as CheckoutEvent;

export const samples: readonly PolicySample<CheckoutEvent | SavedCardEvent>[] = [
  [
    'a checkout with a card to keep',
    started('contact:7', true),
    [['save-card-when-paid', { personId: 'contact:7', paymentId: 'o.1.1', startedAt }]],
  ],
  ['a checkout of a guest with a card to keep', started('guest:7', true), []],
  [
    'a card that was removed',
    {
      type: 'SavedCardRemoved',
      data: { personId: 'contact:7', cardId: 'c1', at: startedAt, reference: 'card_1' },
    },
    [['forget-card-when-removed', { reference: 'card_1', kind: 'cards' }]],
  ],
  [
    'a bank account that was removed',
    {
      type: 'SavedCardRemoved',
      data: { personId: 'contact:7', cardId: 'c2', at: startedAt, reference: 'account_1', kind: 'banks' },
    },
    [['forget-card-when-removed', { reference: 'account_1', kind: 'banks' }]],
  ],
];
