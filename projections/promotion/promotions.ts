import type { PromotionEvent } from '#domain/promotion/promotion.events.ts';
import { promotionStream } from '#domain/promotion/promotion.events.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { KnownPromotion } from '#domain/shared/promotion/evaluate.ts';
import type { PromotionData } from '#domain/shared/promotion/promotion.ts';
import { defineReadModel, put, remove, update } from '#platform/kernel/read-model/read-model.ts';

export interface PromotionRow {
  readonly promotion_id: string;
  readonly data: PromotionData;
  readonly version: number;
  /** Of those that were held while it had limits. */
  readonly uses: number;
  readonly spent: Amount;
  readonly removed: boolean;
  /** Every form it has had, each from a moment on (ISO); without data: it was removed. */
  readonly forms: readonly PromotionForm[];
}

interface PromotionForm {
  readonly from: string;
  readonly version: number;
  readonly data?: PromotionData;
}

/** The form in which it counted at a moment. */
export function formAt({ promotion_id: promotionId, forms }: PromotionRow, at: string): KnownPromotion | undefined {
  const form = forms.findLast(({ from }) => from <= at);
  return form?.data && { promotionId, version: form.version, data: form.data };
}

const change = (promotionId: string, apply: (row: PromotionRow) => PromotionRow) =>
  update<PromotionRow>(promotionId, apply);

/** Small: every process that prices a cart has all of them in memory. */
export const promotions = defineReadModel<PromotionRow, PromotionEvent>({
  name: 'promotion',
  version: 1,
  key: 'promotion_id',
  columns: {
    promotion_id: 'text',
    data: 'jsonb',
    version: 'integer',
    uses: 'integer',
    spent: 'bigint',
    removed: 'boolean',
    forms: 'jsonb',
  },
  streams: ({ promotion_id }) => [promotionStream(promotion_id)],
  on: {
    PromotionAdded: ({ data: { promotionId, ...data }, at }) =>
      put<PromotionRow>(promotionId, {
        promotion_id: promotionId,
        data,
        version: 1,
        uses: 0,
        spent: 0,
        removed: false,
        forms: [{ from: at, version: 1, data }],
      }),
    PromotionRevised: ({ data: { promotionId, changed }, at }) =>
      change(promotionId, (row) => {
        const data = { ...row.data, ...changed };
        const version = row.version + 1;
        return { ...row, data, version, forms: [...row.forms, { from: at, version, data }] };
      }),
    PromotionRemoved: ({ data: { promotionId }, at }) =>
      change(promotionId, (row) => {
        const version = row.version + 1;
        return { ...row, version, removed: true, forms: [...row.forms, { from: at, version }] };
      }),
    PromotionUseHeld: ({ data: { promotionId, amount } }) =>
      change(promotionId, (row) => ({ ...row, uses: row.uses + 1, spent: row.spent + amount })),
    PromotionUseReleased: ({ data: { promotionId, amount } }) =>
      change(promotionId, (row) => ({ ...row, uses: row.uses - 1, spent: row.spent - amount })),
  },
});

export interface PromotionUseRow {
  /** `<promotion>:<hold>` */
  readonly use_id: string;
  readonly promotion_id: string;
  readonly customer: string;
  readonly amount: Amount;
}

const useId = ({ promotionId, holdId }: { readonly promotionId: string; readonly holdId: string }) =>
  `${promotionId}:${holdId}`;

/** Uses of promotions with limits, to be counted by customer. */
export const promotionUses = defineReadModel<PromotionUseRow, PromotionEvent>({
  name: 'promotion_use',
  version: 1,
  key: 'use_id',
  columns: { use_id: 'text', promotion_id: 'text', customer: 'text', amount: 'bigint' },
  indexes: ['(customer, promotion_id)'],
  streams: ({ promotion_id }) => [promotionStream(promotion_id)],
  on: {
    PromotionUseHeld: ({ data }) =>
      put<PromotionUseRow>(useId(data), {
        use_id: useId(data),
        promotion_id: data.promotionId,
        customer: data.customer,
        amount: data.amount,
      }),
    PromotionUseReleased: ({ data }) => remove<PromotionUseRow>(useId(data)),
  },
});
