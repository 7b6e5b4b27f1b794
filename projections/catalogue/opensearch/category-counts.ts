// Counts the products that are sold in each category: asked once, until what is sold changes.
import type { Changes, Moment } from '#platform/kernel/http/changes.ts';
import { searchOne, type SearchClient } from '#platform/adapters/search/search-client.ts';
import type { Category } from '#projections/category/category-tree.ts';
import { dependencies } from '../index/dependencies.ts';
import { categoryCounts } from './questions.ts';

export interface CountsByCategory {
  /** In a category and all below it. */
  below(category: Category): number;
}

export interface CategoryCounts {
  get(): Promise<CountsByCategory>;
}

export function createCategoryCounts(client: SearchClient, alias: string, changes: Changes): CategoryCounts {
  let cache: { readonly made: Moment; readonly counts: Promise<CountsByCategory> } | undefined;

  async function ask(): Promise<CountsByCategory> {
    const found = await searchOne(client, alias, categoryCounts());
    const counts = new Map(
      found.aggregations['categories']?.buckets?.map(({ key, doc_count }) => [key, doc_count] as const),
    );
    const below = ({ id, children }: Category): number =>
      children.reduce((sum, child) => sum + below(child), counts.get(id) ?? 0);
    return { below };
  }

  return {
    get() {
      if (cache && changes.holds([dependencies.sold], cache.made, 'who-changed-something')) return cache.counts;
      const asked = { made: changes.now(), counts: ask() };
      cache = asked;
      asked.counts.catch(() => {
        // What could not be asked is asked again.
        if (cache === asked) cache = undefined;
      });
      return asked.counts;
    },
  };
}
