import type { promotionOperations } from '#contracts/promotion/promotion.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { lineTotal, priced } from '#domain/shared/price/priced.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import type { PromotionData } from '#domain/shared/promotion/promotion.ts';
import { REASONS_AGAINST } from '#domain/shared/promotion/purchase.ts';
import { sum } from '#domain/shared/money.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { linesOfAll, present } from './promotion.functions.ts';
import { MOST_REPLAYED, replay } from './replay.ts';
import { promotionalTags } from './promotional-tags.ts';
import { promotions, type PromotionRow } from './promotions.ts';

type Benefit = PromotionData['benefit'];

/** On the wire lists are the reader's own. */
const wireBenefit = (benefit: Benefit) => {
  if (benefit.kind === 'bundle') return { ...benefit, parts: [...benefit.parts] };
  return benefit.kind === 'shipping' ? { ...benefit, methods: [...benefit.methods] } : benefit;
};

const shown = ({ promotion_id, data, uses, spent }: PromotionRow) => {
  const { name, currency, isActive, from, until, code, benefit, priority } = data;
  return {
    promotionId: promotion_id,
    name,
    currency,
    isActive,
    from,
    until,
    code,
    benefit: wireBenefit(benefit),
    priority,
    used: { uses, spent },
  };
};

export const promotionQueries = (read: ReadSide): Handlers<typeof promotionOperations, 'query'> => ({
  'product/getpromotionaltags': async ({ productId }, context) => ({ Tags: await promotionalTags(productId, context) }),

  async 'admin/promotion/list'({ page, pageSize, search, sort, direction }, { language }) {
    const wanted = search.toLowerCase();
    const found = present(read)
      .map(shown)
      .filter(
        ({ name, code }) => !wanted || [name.en, name.fr, code].some((one) => one.toLowerCase().includes(wanted)),
      );
    const by = (row: (typeof found)[number]) => (sort === 'name' ? row.name[language] : row[sort]);
    found.sort(
      (a, b) => compared(by(a), by(b)) * (direction === 'ASC' ? 1 : -1) || (a.promotionId < b.promotionId ? -1 : 1),
    );
    return { total: found.length, rows: found.slice((page - 1) * pageSize, page * pageSize) };
  },

  async 'admin/promotion/detail'({ promotionId }, { queries }) {
    const row = read.mirror(promotions).get(promotionId);
    if (!row || row.removed) return notFound('not_found');
    const { data, version, uses, spent } = row;
    const { names } = await queries.account.namesOf({ accountIds: [...data.accounts] });
    return {
      promotionId,
      version,
      data: {
        ...data,
        hours: data.hours.map((one) => ({ ...one, days: [...one.days] })),
        groups: [...data.groups],
        accounts: [...data.accounts],
        items: [...data.items],
        except: [...data.except],
        benefit: wireBenefit(data.benefit),
      },
      used: { uses, spent },
      accounts: data.accounts.map((accountId) => ({ accountId, name: own(names, accountId) ?? '' })),
    };
  },

  async 'admin/promotion/replay'({ promotionId, from, until }, context) {
    const rows = [...read.mirror(promotions).values()];
    const candidate = rows.find((row) => row.promotion_id === promotionId && !row.removed) ?? notFound('not_found');
    const { currency } = candidate.data;
    const { queries } = context;
    const { against, dearest, ...replayed } = await replay(rows, candidate, {
      page: async (after, limit) => (await queries.order.past({ from, until, currency, after, limit })).orders,
      lines: (orders) => linesOfAll(orders, currency, context),
      groupOf: async (accountId) => (await queries.account.profile({ accountId })).kind,
      firstOrders: (accountIds) => queries.order.first({ accountIds }),
    });
    return {
      currency,
      most: MOST_REPLAYED,
      ...replayed,
      against: REASONS_AGAINST.flatMap((why) => (against[why] ? [{ why, orders: against[why] }] : [])),
      dearest: [...dearest],
    };
  },

  async 'admin/promotion/try'({ accountId, coupons, at, lines, promotionId = '' }, context) {
    const itemNumbers = lines.map(({ itemNumber }) => itemNumber);
    const [{ currency }, prices, facts] = await Promise.all([
      context.queries.account.profile({ accountId }),
      context.queries.priceList.prices({ accountId, itemNumbers }),
      context.queries.product.facts({ itemNumbers }),
    ]);
    const tried = lines.map(({ itemNumber, quantity }, index) => {
      const found = own(prices, itemNumber);
      const price = found && priceAt(found, quantity);
      return {
        lineId: String(index + 1),
        itemNumber,
        quantity,
        ...(price ? { net: lineTotal(priced({ itemNumber, quantity, price })) } : {}),
      };
    });
    const evaluation = await context.queries.promotion.explain({
      lines: tried.flatMap(({ net, ...line }) => (net === undefined ? [] : [{ ...line, net }])),
      currency,
      accountId,
      coupons,
      promotionId,
      ...(at ? { at } : {}),
    });
    return {
      currency,
      lines: tried.map(({ lineId, ...line }) => ({
        ...line,
        name: own(facts, line.itemNumber)?.name[context.language] ?? line.itemNumber,
        off: sum((own(evaluation.lines, lineId) ?? []).map(({ off }) => off)),
      })),
      promotions: evaluation.results.map((result) => ({
        promotionId: result.promotionId,
        name: result.data.name[context.language],
        applied: result.applied,
        off: result.applied ? result.off : 0,
        ...(result.applied ? {} : { why: result.why }),
        ...(result.applied || result.missing === undefined ? {} : { missing: result.missing }),
      })),
    };
  },
});

const compared = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
