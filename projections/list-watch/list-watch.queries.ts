import type { listWatchOperations } from '#contracts/list-watch/list-watch.ts';
import { watchIdOf, type WatchedItem } from '#domain/list-watch/list-watch.events.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { AnswerOf, FunctionsOf, Queries } from '#platform/kernel/operations/features.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { translate } from '#platform/kernel/texts/texts.ts';
import { money } from '#projections/shared/money-and-days.ts';
import { listWatches, type ListWatchRow } from './list-watches.ts';

export const listWatchQueries = (read: ReadSide): Handlers<typeof listWatchOperations, 'query'> => ({
  async 'profile/getwishlistwatch'({ ListID }, context) {
    const watchId = watchIdOf(ListID, context.caller.personId);
    return { IsWatched: (await read.rows(listWatches, [watchId], context)).get(watchId)?.watched ?? false };
  },
});

export const listWatchFunctions = (read: ReadSide) => ({
  /** The items of a watched list as they are now; nothing where its watcher sees no such list any more. */
  async today(
    { watchId }: { readonly watchId: string },
    context: OperationContext,
  ): Promise<{ found?: { readonly currency: CurrencyCode; readonly items: readonly WatchedItem[] } }> {
    const { queries } = context;
    const row = (await read.rows(listWatches, [watchId], context)).get(watchId) ?? notFound('not_found');
    const { list_id: listId, person_id: personId, account_id: accountId } = row;
    const { contact } = await queries.contact.find({ contactId: contactOf(row) });
    if (!contact?.active) return {};
    const { lines } = await queries.itemList.linesFor({ listId, kind: 'wish', personId, accountId });
    if (!lines) return {};
    const itemNumbers = lines.map(({ itemNumber }) => itemNumber);
    const [facts, prices, { currency }] = await Promise.all([
      queries.product.facts({ itemNumbers }),
      queries.priceList.prices({ accountId, itemNumbers }),
      queries.priceList.terms({ accountId }),
    ]);
    const items = lines.flatMap(({ itemNumber, quantity }) => {
      const [fact, price] = [own(facts, itemNumber), own(prices, itemNumber)];
      if (!fact || !price || fact.availability.status === 'discontinued') return [];
      const inStock = fact.availability.quantity >= quantity;
      return [{ itemNumber, quantity, unitPrice: priceAt(price, quantity).unitPrice, inStock }];
    });
    return { found: { currency, items } };
  },

  /**
   * The letter about what was found at a time; none once nobody watches any more.
   * @throws DomainError not_found where the row is not there yet
   */
  async letterFacts(
    { watchId, at, origin }: { readonly watchId: string; readonly at: string; readonly origin: string },
    context: OperationContext,
  ): Promise<{ readonly facts?: AnswerOf<Queries['letter']['contactFacts']> }> {
    const { queries } = context;
    const row = (await read.rows(listWatches, [watchId], context)).get(watchId);
    if (row && !row.watched) return {};
    if (!row?.news || row.news.at < at) return notFound('not_found');
    const { currency, cheaper, back } = row.news;
    const facts = await queries.letter.contactFacts({
      contactId: contactOf(row),
      path: `/profile/mywishlist?list=${encodeURIComponent(row.list_id)}`,
      origin,
    });
    const { language } = facts;
    const t = translate(language, 'email', 'wishList');
    const products = await queries.product.facts({
      itemNumbers: [...new Set([...cheaper.map(({ itemNumber }) => itemNumber), ...back])],
    });
    const nameOf = (itemNumber: string) => own(products, itemNumber)?.name[language] ?? itemNumber;
    const amount = (value: number) => money(value, currency, language);
    const tables = {
      'list.items': [
        ...cheaper.map(({ itemNumber, was, now }) => ({
          label: t('cheaper', { name: nameOf(itemNumber), itemNumber, was: amount(was) }),
          value: amount(now),
        })),
        ...back.map((itemNumber) => ({
          label: t('item', { name: nameOf(itemNumber), itemNumber }),
          value: t('back'),
        })),
      ],
    };
    return { facts: { ...facts, tables } };
  },
});

const contactOf = ({ person_id }: ListWatchRow) => person_id.replace('contact:', '');

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly listWatch: FunctionsOf<ReturnType<typeof listWatchFunctions>>;
  }
}
