import type { ReturnEvent } from '#domain/return/return.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { returns, type ReturnRow } from './returns.ts';

const at = '2026-11-25T12:00:00.000Z';
const of = (returnId: string) => ({ orderId: 'o1', returnId });
const byStaff = (returnId: string) => ({ ...of(returnId), by: 'staff:dana', at });
const requested = (returnId: string): ReturnEvent => ({
  type: 'ReturnRequested',
  data: {
    ...of(returnId),
    ...{ returnNumber: `RMA-${returnId}`, orderNumber: 'MW-1', personId: 'contact:1', accountId: 'A' },
    ...({ currency: 'CAD', restockingFee: 150, amount: 985, comments: 'Too big', at } as const),
    lines: [
      {
        ...{ lineId: '1', itemNumber: '6205', name: { en: 'Bearing', fr: 'Roulement' }, quantity: 2 },
        ...({ reason: 'not-needed', condition: 'opened', feePercent: 15, restockingFee: 150, amount: 985 } as const),
      },
    ],
  },
});
const approved = (returnId: string): ReturnEvent => ({
  type: 'ReturnApproved',
  data: { ...byStaff(returnId), expiresOn: '2026-12-25' },
});
const received = (returnId: string, toStock: number, toBuyer: number): ReturnEvent => ({
  type: 'ReturnReceived',
  data: { ...byStaff(returnId), lines: [{ lineId: '1', toStock, toScrap: 0, toBuyer }] },
});
const course: readonly ReturnEvent[] = [
  ...[requested('r1'), requested('r2'), requested('r3'), requested('r4')],
  ...[approved('r1'), received('r1', 2, 0)],
  { type: 'ReturnFeeWaived', data: { ...byStaff('r1'), reason: 'A good customer' } },
  { type: 'ReturnSettled', data: { ...of('r1'), refundId: 'f1', amount: 1_135, at } },
  { type: 'ReturnRefused', data: { ...byStaff('r2'), reason: 'Worn' } },
  { type: 'ReturnWithdrawn', data: { ...of('r3'), at } },
  ...[approved('r4'), received('r4', 0, 2)],
];

describe('returns', () => {
  const given = readModelSpecification<ReturnRow, ReturnEvent>(returns);
  it('are as far as their last event, each step with who took it', () =>
    given(...course).then(
      {
        ...{ return_id: 'r1', status: 'settled', amount: 1_135, restocking_fee: 0, refund_id: 'f1', quantity: 2 },
        ...{ fee_waived: 'A good customer', expires_on: '2026-12-25', comments: 'Too big' },
        steps: [
          { status: 'requested', by: 'staff:1', at },
          { status: 'approved', by: 'staff:dana', at },
          { status: 'received', by: 'staff:dana', at },
          { status: 'fee-waived', by: 'staff:dana', at },
          { status: 'settled', by: 'staff:1', at },
        ],
      },
      { return_id: 'r2', status: 'refused', reason: 'Worn', amount: 985, restocking_fee: 150 },
      { return_id: 'r3', status: 'withdrawn' },
      { return_id: 'r4', status: 'closed' },
    ));
  it('name the photographs that are left', () => {
    const photo = (photoId: string) =>
      ({ photoId, picture: 'ab', fileName: `${photoId}.jpg`, width: 8, height: 6 }) as const;
    const added = (photoId: string): ReturnEvent => ({
      type: 'ReturnPhotoAdded',
      data: { ...of('r1'), ...photo(photoId), personId: 'contact:1', at },
    });
    const removed: ReturnEvent = { type: 'ReturnPhotoRemoved', data: { ...of('r1'), photoId: 'p1', at } };
    given(requested('r1'), added('p1'), added('p2'), removed).then({ return_id: 'r1', photos: [photo('p2')] });
  });
  it('say what waiving the fee gives back, until that is paid', () =>
    given(...course.slice(0, 7)).then({ return_id: 'r1', amount: 1_135, restocking_fee: 0 }, {}, {}, {}));
  it('are the same however their events are cut into chunks', () => given(...course).thenTheSameInChunksOfOne());
});
