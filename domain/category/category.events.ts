import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { Translated } from '#domain/shared/translated.ts';

export interface CategoryData {
  /** Empty for a top category. */
  readonly parent: string;
  readonly name: Translated;
  readonly description: Translated;
  /** Spec 3: 0 is an ordinary category; 1 leads to `linkBasedUrl`. */
  readonly type: 0 | 1;
  readonly linkBasedUrl: string;
  /** In no menu, with all below it; its products are still found. */
  readonly hidden: boolean;
  readonly pictogram: string;
  readonly picture: string;
  readonly sort: number;
  /** Attribute keys: the columns of the spec table. */
  readonly tableColumns: readonly string[];
}

/** A category about which nothing was said yet but its name. */
export const BLANK_CATEGORY = {
  parent: '',
  type: 0,
  linkBasedUrl: '',
  hidden: false,
  pictogram: '',
  picture: '',
  sort: 0,
  tableColumns: [],
} as const satisfies Omit<CategoryData, 'name' | 'description'>;

export type CategoryEvent = MasterDataEvent<'Category', 'categoryId', CategoryData>;
export const categoryEvents = defineEvents<CategoryEvent>({ category: 'category' });
