import { keyOf, KEY_MARK, partsOfKey, type Thing } from '#contracts/import/kinds/import-kind.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { KindFault, KindRecords } from './kind-records.ts';

/** A number may have the mark between the parts in it. */
const numberOf = (key: string) => {
  const [accountId = '', ...number] = partsOfKey(key);
  return { accountId, number: number.join(KEY_MARK) };
};

export const customerPartNumbers: KindRecords = {
  async present(keys, { queries }) {
    const { items } = await queries.customerPartNumber.items({ numbers: keys.map(numberOf) });
    return new Map(
      keys.flatMap((key, at) => {
        const itemNumber = items[at];
        return itemNumber ? [[key, { ...numberOf(key), itemNumber } as Thing] as const] : [];
      }),
    );
  },

  async keys(after, count, { queries }) {
    const { numbers } = await queries.customerPartNumber.after({ ...numberOf(after), count });
    return numbers.map(({ accountId, number }) => keyOf([accountId, number]));
  },

  async faults(changes, { queries }) {
    const itemOf = ({ changed }: (typeof changes)[number]) => String(changed['itemNumber'] ?? '');
    const [standings, facts] = await Promise.all([
      queries.people.standings({ accountIds: changes.map(({ key }) => numberOf(key).accountId) }),
      queries.product.facts({ itemNumbers: [...new Set(changes.map(itemOf))] }),
    ]);
    return changes.flatMap((change): KindFault[] => {
      const { key } = change;
      const into = standings.get(numberOf(key).accountId)?.mergedInto;
      if (into) return [{ key, column: 'customer', fault: { code: 'account_merged', params: { into } } }];
      const item = itemOf(change);
      return own(facts, item)?.availability.status === 'discontinued'
        ? [{ key, column: 'item_number', fault: { code: 'part_number_item_gone', params: { item } } }]
        : [];
    });
  },
};
