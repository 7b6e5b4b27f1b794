import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { Translated } from '#domain/shared/translated.ts';

export interface CategoryData {
  /** Empty for a top category. */
  readonly parent: string;
  readonly name: Translated;
  readonly description: Translated;
  readonly pictogram: string;
  readonly picture: string;
  readonly sort: number;
  /** Attribute keys: the columns of the spec table. */
  readonly tableColumns: readonly string[];
}

export type CategoryEvent = MasterDataEvent<'Category', 'categoryId', CategoryData>;
export const categoryEvents = defineEvents<CategoryEvent>({ category: 'category' });
