import type { BrandEvent } from '#domain/brand/brand.events.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, type Change } from '#platform/kernel/read-model/read-model.ts';

/** What is known of a brand beside the products that say its name. */
export interface BrandRow {
  readonly brand_id: string;
  readonly name: string;
  /** SHA-256 of an uploaded picture; empty without one. */
  readonly picture: string;
  /** The name that its products are given at present; otherwise empty. */
  readonly renamed_to: string;
}

const change = (
  { data: { brandId, name } }: StoredEvent<BrandEvent>,
  changed: Partial<Pick<BrandRow, 'picture' | 'renamed_to'>>,
): Change<BrandRow> => ({
  key: brandId,
  apply: (row = { brand_id: brandId, name, picture: '', renamed_to: '' }) => ({ ...row, ...changed }),
});

export const brands = defineReadModel<BrandRow, BrandEvent>({
  name: 'brand',
  version: 1,
  key: 'brand_id',
  columns: { brand_id: 'text', name: 'text', picture: 'text', renamed_to: 'text' },
  indexes: ['(name)'],
  streams: ({ brand_id }) => [`brand-${brand_id}`],
  on: {
    BrandLogoSet: (event) => change(event, { picture: event.data.picture }),
    BrandRenamed: (event) => change(event, { renamed_to: event.data.to }),
    BrandRenameCompleted: (event) => change(event, { renamed_to: '' }),
  },
});
