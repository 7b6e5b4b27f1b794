// The numbers that products have in attributes and texts: asked for by who types a number with a unit, and kept until a
// product changes.
import { own } from '#domain/shared/dictionary.ts';
import type { Changes, Moment } from '#platform/kernel/http/changes.ts';
import { searchOne, type SearchClient } from '#platform/adapters/search/search-client.ts';
import { dependencies } from '../index/dependencies.ts';
import { isNumber } from '../keyword/product-words.ts';
import type { KnownNumber } from '../keyword/understand.ts';
import { measureCounts, numberCounts } from './questions.ts';

export interface KnownNumbers {
  of(attribute: string): Promise<readonly KnownNumber[]>;
  measures(): Promise<readonly string[]>;
}

/** @param numeric attributes that hold numbers: all of them are asked for at once */
export function createKnownNumbers(
  client: SearchClient,
  alias: string,
  changes: Changes,
  numeric: () => readonly string[],
): KnownNumbers {
  const numbers = cachedAnswer(changes, async () => {
    const keys = numeric();
    const found = keys.length ? await searchOne(client, alias, numberCounts(keys)) : undefined;
    return new Map(
      keys.map((key, at) => [
        key,
        (own(found?.aggregations, `numbers ${at}`)?.buckets ?? []).flatMap((bucket): KnownNumber[] => {
          const text = bucket.key.slice(key.length + 1);
          return isNumber(text) ? [{ text, number: Number(text) }] : [];
        }),
      ]),
    );
  });
  const measures = cachedAnswer(changes, async () => {
    const found = await searchOne(client, alias, measureCounts());
    return (found.aggregations['measures']?.buckets ?? []).map(({ key }) => key);
  });
  return { of: async (attribute) => (await numbers()).get(attribute) ?? [], measures };
}

function cachedAnswer<T>(changes: Changes, ask: () => Promise<T>): () => Promise<T> {
  let cache: { readonly made: Moment; readonly answer: Promise<T> } | undefined;
  return () => {
    const depends = [dependencies.products, dependencies.structure];
    if (cache && changes.holds(depends, cache.made, 'who-changed-something')) return cache.answer;
    const asked = { made: changes.now(), answer: ask() };
    cache = asked;
    asked.answer.catch(() => {
      // What could not be asked is asked again.
      if (cache === asked) cache = undefined;
    });
    return asked.answer;
  };
}
