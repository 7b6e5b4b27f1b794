import { specificationFor } from '#domain/testing/decider-specification.ts';
import { credit } from './credit.decider.ts';
import type { CreditEvent } from './credit.events.ts';

const accountId = 'ACC-1';
const given = specificationFor(credit);
const owing = (openItemId: string, amount: number, dueOn: string): CreditEvent[] => [
  { type: 'CreditHeld', data: { accountId, holdId: openItemId, amount } },
  { type: 'OpenItemPosted', data: { accountId, openItemId, orderId: 'o', amount, dueOn, settled: 0 } },
];
const charge = { type: 'PostFinanceCharge', accountId, rate: 12_000, graceDays: 10, dueOn: '2026-04-30' } as const;
const posted = (through: string, amount: number, items: readonly object[]) =>
  ({
    type: 'FinanceChargePosted',
    data: {
      ...{ accountId, chargeId: `ACC-1.${through}.finance-charge`, amount, dueOn: charge.dueOn, through },
      ...{ rate: 12_000, items },
    },
  }) as CreditEvent;

describe('a finance charge', () => {
  it('is a share of what is open for each day that it was overdue', () =>
    given(...owing('i1', 100_000, '2026-03-01'))
      .when({ ...charge, through: '2026-03-31' })
      // 1,000.00 for 30 days of 365 at 12 %: 9.863.
      .then(posted('2026-03-31', 986, [{ openItemId: 'i1', open: 100_000, days: 30 }])));

  it('leaves out what is not overdue, what is within its days of grace, and what is disputed', () =>
    given(
      ...owing('late', 36_500, '2026-03-01'),
      ...owing('due', 36_500, '2026-03-31'),
      ...owing('grace', 36_500, '2026-03-21'),
      ...owing('disputed', 36_500, '2026-02-01'),
      { type: 'OpenItemsDisputed', data: { accountId, disputeId: 'd', openItemIds: ['disputed'] } },
    )
      .when({ ...charge, through: '2026-03-31' })
      .then(posted('2026-03-31', 360, [{ openItemId: 'late', open: 36_500, days: 30 }])));

  it('charges each day once, and itself never', () => {
    const first = posted('2026-03-31', 986, [{ openItemId: 'i1', open: 100_000, days: 30 }]);
    given(...owing('i1', 100_000, '2026-03-01'), first)
      .when({ ...charge, through: '2026-03-31' })
      .then();
    given(...owing('i1', 100_000, '2026-03-01'), {
      ...first,
      data: { ...first.data, dueOn: '2026-04-05' },
    } as CreditEvent)
      .when({ ...charge, through: '2026-04-30' })
      .then(posted('2026-04-30', 986, [{ openItemId: 'i1', open: 100_000, days: 30 }]));
  });

  it('is nothing where nothing is overdue, and waits where it comes to less than a cent', () => {
    given()
      .when({ ...charge, through: '2026-03-31' })
      .then();
    given(...owing('i1', 40, '2026-03-01'))
      .when({ ...charge, through: '2026-03-31' })
      .then();
    given(...owing('i1', 40, '2026-03-01'))
      .when({ ...charge, through: '2026-04-30' })
      .then(posted('2026-04-30', 1, [{ openItemId: 'i1', open: 40, days: 60 }]));
  });

  it('is owed like any other open item', () =>
    given(...owing('i1', 100_000, '2026-03-01'), posted('2026-03-31', 986, []))
      .when({
        ...({
          type: 'RecordPayment',
          accountId,
          receiptId: 'r',
          amount: 100_986,
          reference: 'C',
          today: '2026-04-02',
        } as const),
        receivedOn: '2026-04-02',
      })
      .then({
        type: 'AccountPaymentReceived',
        data: {
          ...{ accountId, receiptId: 'r', amount: 100_986, reference: 'C', receivedOn: '2026-04-02' },
          applied: [
            { openItemId: 'i1', amount: 100_000 },
            { openItemId: 'ACC-1.2026-03-31.finance-charge', amount: 986 },
          ],
        },
      }));
});
