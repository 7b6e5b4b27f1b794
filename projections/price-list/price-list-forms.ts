import type { PriceListData, PricingEvent } from '#domain/price-list/pricing.events.ts';
import { defineReadModel, update } from '#platform/kernel/read-model/read-model.ts';
import { isForgotten } from './price-memory.ts';

export interface PriceListForm {
  /** From this moment on, ISO. */
  readonly from: string;
  /** Absent: it was removed. */
  readonly data?: PriceListData;
}

/** What was said of a price list in the weeks that a reduced price is compared with, the oldest first. */
export interface PriceListFormsRow {
  readonly id: string;
  readonly forms: readonly PriceListForm[];
}

/** One counts until the next one does. */
const added = (row: PriceListFormsRow, form: PriceListForm): PriceListFormsRow => {
  const forms = [...row.forms, form];
  return { ...row, forms: forms.filter((_, index) => !isForgotten(forms[index + 1]?.from ?? '', form.from)) };
};

/** Small: every process that prices a product has all of them in memory. */
export const priceListForms = defineReadModel<PriceListFormsRow, PricingEvent>({
  name: 'price_list_form',
  version: 1,
  key: 'id',
  columns: { id: 'text', forms: 'jsonb' },
  streams: ({ id }) => [`pricing-${id}`],
  on: {
    PriceListAdded: ({ data: { priceList, ...data }, at }) => ({
      key: priceList,
      apply: (row) => added(row ?? { id: priceList, forms: [] }, { from: at, data }),
    }),
    PriceListRevised: ({ data: { priceList, changed }, at }) =>
      update<PriceListFormsRow>(priceList, (row) => {
        const before = row.forms.at(-1)?.data;
        return before ? added(row, { from: at, data: { ...before, ...changed } }) : row;
      }),
    PriceListRemoved: ({ data: { priceList }, at }) =>
      update<PriceListFormsRow>(priceList, (row) => added(row, { from: at })),
  },
});
