import type { CurrencyCode } from '#domain/shared/money.ts';
import { sum } from '#domain/shared/money.ts';
import {
  returnStream,
  type ReceivedLine,
  type ReturnEvent,
  type ReturnLine,
  type ReturnResolution,
  type ReturnStatus,
} from '#domain/return/return.events.ts';
import { keptUnits } from '#domain/return/return.state.ts';
import { searchable } from '#platform/kernel/read-model/filter.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

export interface ReturnStep {
  readonly status: ReturnStatus | 'fee-waived';
  /** ISO. */
  readonly at: string;
  /** Who did it; a buyer, or the shop by itself, is the event's actor. */
  readonly by: string;
}

export interface ReturnPhotoRow {
  readonly photoId: string;
  /** SHA-256 of what is kept. */
  readonly picture: string;
  readonly fileName: string;
  readonly width: number;
  readonly height: number;
}

export interface ReturnRow {
  readonly return_id: string;
  readonly return_number: string;
  readonly order_id: string;
  readonly order_number: string;
  readonly person_id: string;
  readonly account_id: string;
  readonly status: ReturnStatus;
  readonly requested_at: string;
  readonly lines: readonly ReturnLine[];
  readonly received: readonly ReceivedLine[];
  readonly quantity: number;
  readonly currency: CurrencyCode;
  readonly restocking_fee: number;
  /** What was given back; until then what was said when it was asked for. */
  readonly amount: number;
  /** As the buyer asked for it. */
  readonly resolution: ReturnResolution;
  /** Given back as a gift certificate. */
  readonly store_credit: number;
  readonly comments: string;
  /** Why it was refused; empty for all others. */
  readonly reason: string;
  /** Why no fee is kept; empty where one is. */
  readonly fee_waived: string;
  /** YYYY-MM-DD; empty until it is approved. */
  readonly expires_on: string;
  readonly refund_id: string;
  readonly steps: readonly ReturnStep[];
  readonly photos: readonly ReturnPhotoRow[];
  /** The list is searched in this: lower-case, a space before every part. */
  readonly search: string;
}

type Changed = Partial<Omit<ReturnRow, 'return_id' | 'status' | 'steps'>>;

const become = (
  returnId: string,
  { status, ...step }: { readonly status: ReturnStatus; readonly at: string; readonly by: string },
  changed: Changed = {},
) =>
  update<ReturnRow>(returnId, (row) => ({
    ...row,
    ...changed,
    status,
    steps: [...row.steps, { status, ...step }],
  }));

export const returns = defineReadModel<ReturnRow, ReturnEvent>({
  name: 'return',
  version: 3,
  key: 'return_id',
  columns: {
    return_id: 'text',
    return_number: 'text',
    order_id: 'text',
    order_number: 'text',
    person_id: 'text',
    account_id: 'text',
    status: 'text',
    requested_at: 'timestamptz',
    lines: 'jsonb',
    received: 'jsonb',
    quantity: 'integer',
    currency: 'text',
    restocking_fee: 'bigint',
    amount: 'bigint',
    resolution: 'text',
    store_credit: 'bigint',
    comments: 'text',
    reason: 'text',
    fee_waived: 'text',
    expires_on: 'text',
    refund_id: 'text',
    steps: 'jsonb',
    photos: 'jsonb',
    search: 'text',
  },
  indexes: [
    '(order_id)',
    '(person_id, requested_at desc)',
    '(account_id, requested_at desc)',
    '(requested_at desc, return_id)',
    '(status, requested_at desc, return_id)',
    'using gin (search gin_trgm_ops)',
  ],
  streams: ({ order_id }) => [returnStream(order_id)],
  on: {
    ReturnRequested: ({ data, metadata: { actor: by } }) =>
      put<ReturnRow>(data.returnId, {
        return_id: data.returnId,
        return_number: data.returnNumber,
        order_id: data.orderId,
        order_number: data.orderNumber,
        person_id: data.personId,
        account_id: data.accountId,
        status: 'requested',
        requested_at: data.at,
        lines: data.lines,
        received: [],
        quantity: sum(data.lines.map(({ quantity }) => quantity)),
        currency: data.currency,
        restocking_fee: data.restockingFee,
        amount: data.amount,
        resolution: data.resolution ?? 'refund',
        store_credit: 0,
        comments: data.comments,
        ...{ reason: '', fee_waived: '', expires_on: '', refund_id: '' },
        steps: [{ status: 'requested', at: data.at, by }],
        photos: [],
        search: searchable([data.returnNumber, data.orderNumber, ...data.lines.map(({ itemNumber }) => itemNumber)]),
      }),
    ReturnApproved: ({ data: { returnId, expiresOn, by, at } }) =>
      become(returnId, { status: 'approved', by, at }, { expires_on: expiresOn }),
    ReturnRefused: ({ data: { returnId, reason, by, at } }) =>
      become(returnId, { status: 'refused', by, at }, { reason }),
    ReturnWithdrawn: ({ data: { returnId, at }, metadata: { actor: by } }) =>
      become(returnId, { status: 'withdrawn', by, at }),
    ReturnExpired: ({ data: { returnId, at }, metadata: { actor: by } }) =>
      become(returnId, { status: 'expired', by, at }),
    ReturnReceived: ({ data: { returnId, lines: received, by, at } }) =>
      become(
        returnId,
        { status: received.some((line) => keptUnits(line) > 0) ? 'received' : 'closed', by, at },
        { received },
      ),
    ReturnFeeWaived: ({ data: { returnId, reason, by, at } }) =>
      update<ReturnRow>(returnId, (row) => ({
        ...row,
        ...{ fee_waived: reason, amount: row.amount + row.restocking_fee, restocking_fee: 0 },
        steps: [...row.steps, { status: 'fee-waived', at, by }],
      })),
    ReturnPhotoAdded: ({ data: { returnId, photoId, picture, fileName, width, height } }) =>
      update<ReturnRow>(returnId, (row) => ({
        ...row,
        photos: [...row.photos, { photoId, picture, fileName, width, height }],
      })),
    ReturnPhotoRemoved: ({ data: { returnId, photoId } }) =>
      update<ReturnRow>(returnId, (row) => ({
        ...row,
        photos: row.photos.filter((photo) => photo.photoId !== photoId),
      })),
    ReturnSettled: ({ data: { returnId, refundId, amount, storeCredit = 0, at }, metadata: { actor: by } }) =>
      become(returnId, { status: 'settled', by, at }, { refund_id: refundId, amount, store_credit: storeCredit }),
    ReturnReplaced: ({ data: { returnId, at }, metadata: { actor: by } }) =>
      become(returnId, { status: 'replaced', by, at }, { restocking_fee: 0, amount: 0 }),
  },
});
