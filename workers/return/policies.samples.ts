import type { OrderEvent } from '#domain/order/order.events.ts';
import type { ReturnEvent } from '#domain/return/return.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const one = { orderId: 'o1', returnId: 'r1' };
const byStaff = { ...one, by: 'staff:dana', at: '2026-03-03T15:00:00.000Z' };
/** From the moment of the test's events until nobody has the last day any more. */
const UNTIL_IT_IS_OVER = Date.parse('2026-03-21T12:00:00Z') - Date.parse('2026-03-03T15:00:00Z');

const refunded = (more: object): OrderEvent => ({
  type: 'OrderRefundCompleted',
  data: { orderId: 'o1', refundId: 'f1', amount: 900, returned: [], completedAt: byStaff.at, ...more },
});
const paid = [
  ['email-buyer-when-order-refunded', { orderId: 'o1', refundId: 'f1' }],
  ['issue-credit-note-when-refunded', { orderId: 'o1', refundId: 'f1' }],
  ['revoke-points-when-refunded', { orderId: 'o1', refundId: 'f1' }],
] as const;

export const samples: readonly PolicySample<ReturnEvent | OrderEvent>[] = [
  [
    'a return that is asked for',
    {
      type: 'ReturnRequested',
      data: {
        ...{ ...one, returnNumber: 'RMA-1', orderNumber: 'MW-1', personId: 'contact:1', accountId: 'A', lines: [] },
        ...({ currency: 'CAD', restockingFee: 0, amount: 900, comments: '', at: byStaff.at } as const),
      },
    },
    [['email-buyer-when-return-requested', one]],
  ],
  [
    'a return that is approved',
    { type: 'ReturnApproved', data: { ...byStaff, expiresOn: '2026-03-20' } },
    [
      ['email-buyer-when-return-answered', { ...one, answer: 'approved' }],
      ['expire-return-when-approved', one, UNTIL_IT_IS_OVER],
    ],
  ],
  [
    'a return that is refused',
    { type: 'ReturnRefused', data: { ...byStaff, reason: 'worn' } },
    [['email-buyer-when-return-answered', { ...one, answer: 'refused' }]],
  ],
  [
    'a return whose goods never came',
    { type: 'ReturnExpired', data: { ...one, at: byStaff.at } },
    [['email-buyer-when-return-expired', one]],
  ],
  [
    'goods of which some are kept',
    {
      type: 'ReturnReceived',
      data: { ...byStaff, lines: [{ lineId: '1', toStock: 1, toScrap: 0, toBuyer: 1 }] },
    },
    [],
  ],
  [
    'goods that all go back to the buyer',
    {
      type: 'ReturnReceived',
      data: { ...byStaff, lines: [{ lineId: '1', toStock: 0, toScrap: 0, toBuyer: 2 }] },
    },
    [['email-buyer-when-return-sent-back', one]],
  ],
  [
    'a refund of a return',
    refunded({ returnId: 'r1' }),
    [...paid, ['settle-return-when-refunded', { ...one, refundId: 'f1', amount: 900 }]],
  ],
  [
    'a refund of a return that became a gift certificate',
    refunded({ returnId: 'r1', storeCredit: 900 }),
    [...paid, ['settle-return-when-refunded', { ...one, refundId: 'f1', amount: 900, storeCredit: 900 }]],
  ],
  ['a refund of no return', refunded({}), paid],
  [
    'goods of a return that are sent once more',
    {
      type: 'OrderReplacementRequested',
      data: {
        ...one,
        lines: [{ lineId: '1', quantity: 2 }],
        held: [{ holdId: 'o1.1', itemNumber: '6205', quantity: 2 }],
        returned: [{ itemNumber: '6205', quantity: 1 }],
        requestedAt: byStaff.at,
      },
    },
    [
      ['hold-stock-when-replacement-requested', { holdId: 'o1.1', itemNumber: '6205', quantity: 2, returnId: 'r1' }],
      ['return-stock-when-refunded', { itemNumber: '6205', quantity: 1, refundId: 'r1', orderId: 'o1' }],
      ['settle-return-when-replaced', one],
    ],
  ],
  [
    'a return that was replaced',
    { type: 'ReturnReplaced', data: { ...one, at: byStaff.at } },
    [['email-buyer-when-return-replaced', one]],
  ],
];
