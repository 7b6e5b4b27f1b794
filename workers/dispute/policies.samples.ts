import type { DisputeEvent } from '#domain/dispute/dispute.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const of = { invoiceId: 'o1.1', disputeId: 'd1', accountId: 'a1', orderId: 'o1', personId: 'contact:7', text: 'Bent' };
const at = '2026-03-03T15:00:00.000Z';
const hold = [
  'hold-open-items-when-invoice-disputed',
  { accountId: 'a1', invoiceId: 'o1.1', disputeId: 'd1' },
] as const;
const answered = (by: string): DisputeEvent => ({ type: 'DisputeAnswered', data: { ...of, messageId: 'm1', by, at } });
const letter = (name: string, messageId: string) =>
  ['email-buyer-when-dispute-answered', { orderId: 'o1', invoiceId: 'o1.1', messageId, letter: name }] as const;

export const samples: readonly PolicySample<DisputeEvent>[] = [
  [
    'an invoice that is disputed',
    {
      type: 'InvoiceDisputed',
      data: {
        ...{ ...of, by: 'contact:7', at, invoiceNumber: 'INV-2026-000001', reason: 'damaged', amount: 900 },
        ...{ currency: 'CAD', openItemIds: ['o1.1.1'] },
      },
    },
    [hold],
  ],
  ['an answer of staff to a dispute', answered('staff:1'), [letter('dispute-answered', 'm1')]],
  ['an answer of the buyer to a dispute', answered('contact:7'), []],
  ...(['credited', 'upheld'] as const).map((outcome): PolicySample<DisputeEvent> => [
    `a dispute that is ${outcome}`,
    {
      type: 'DisputeResolved',
      data: { ...of, by: 'staff:1', at, outcome, creditNoteId: '', openItemIds: ['o1.1.1'] },
    },
    [letter(`dispute-${outcome}`, 'd1.resolution'), hold],
  ]),
];
