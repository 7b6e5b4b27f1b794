import type { ReviewRow as Wire, ReviewShown, reviewOperations } from '#contracts/review/review.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { productRatings, reviews, type ReviewRow } from './reviews.ts';

const NONE: readonly number[] = Array.from({ length: 10 }, () => 0);
const SORT = { submittedAt: 'submitted_at', rating: 'rating', itemNumber: 'item_number' } as const;

/** To one decimal: what a reader compares. */
function summaryOf(byRating: readonly number[]) {
  const total = byRating.reduce((sum, count) => sum + count, 0);
  const points = byRating.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { Total: total, Average: total ? Math.round((10 * points) / total) / 10 : 0 };
}

const ratingsOf = (read: ReadSide, itemNumber: string) =>
  read.mirror(productRatings).get(itemNumber)?.by_rating ?? NONE;

const shown = (row: ReviewRow): ReviewShown => ({
  ReviewID: row.review_id,
  Rating: row.rating,
  Title: row.title,
  Comments: row.comments,
  Name: row.name,
  Date: row.submitted_at,
  Verified: row.verified,
  Language: row.language,
  Answer: row.answer,
});

/** As its author may have it: with what nobody else is shown. */
export const ownReview = (row: ReviewRow) => ({
  ...shown(row),
  ProductId: row.item_number,
  Email: row.email,
  Status: row.status,
  Reason: row.reason,
});

function wireOf(context: OperationContext): (row: ReviewRow) => Promise<Wire> {
  const nameOf = createNames(context);
  return async (row) => ({
    reviewId: row.review_id,
    itemNumber: row.item_number,
    rating: row.rating,
    title: row.title,
    comments: row.comments,
    name: row.name,
    email: row.email,
    accountId: row.account_id,
    verified: row.verified,
    language: row.language,
    status: row.status,
    submittedAt: row.submitted_at,
    reason: row.reason,
    answer: row.answer,
    decidedBy: row.decided_by && (await nameOf(row.decided_by)),
  });
}

export const reviewQueries = (read: ReadSide): Handlers<typeof reviewOperations, 'query'> => ({
  async 'product/getreviewsummary'({ productId }, { queries }) {
    const { value } = await queries.setting.value({ name: settings.reviews });
    return summaryOf(isOnValue(value) ? ratingsOf(read, productId) : NONE);
  },

  async 'product/getcustomerreview'({ productId, page, pageSize }, { queries }) {
    const byRating = ratingsOf(read, productId);
    const [{ rows }, { status }] = await Promise.all([
      selectRows(read.pool, reviews, {
        where: (query) => void query.where({ item_number: productId, status: 'published' }),
        orderBy: [{ column: 'submitted_at', order: 'desc' }, 'review_id'],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      }),
      queries.review.own({ itemNumber: productId }),
    ]);
    return { ...summaryOf(byRating), ByRating: [...byRating], Reviews: rows.map(shown), Own: status };
  },

  async 'admin/review/list'({ search, sort, direction, page, pageSize, status, itemNumber }, context) {
    const { rows, total } = await selectRows(read.pool, reviews, {
      where(query) {
        if (status) query.where({ status });
        if (itemNumber) query.where({ item_number: itemNumber });
        if (search)
          query.where((match) => {
            for (const column of ['item_number', 'title', 'comments', 'name', 'email'])
              match.orWhereILike(column, like(search));
          });
      },
      orderBy: [{ column: SORT[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'review_id'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { total, rows: await Promise.all(rows.map(wireOf(context))) };
  },

  async 'admin/review/detail'({ reviewId }, context) {
    const row = (await read.rows(reviews, [reviewId], context)).get(reviewId);
    return row ? wireOf(context)(row) : notFound('review_not_found');
  },
});

export const reviewFunctions = (read: ReadSide) => ({
  /** What became of the caller's latest review of an item; empty where they wrote none. */
  async own(
    { itemNumber }: { readonly itemNumber: string },
    { caller }: OperationContext,
  ): Promise<{ status: ReviewRow['status'] | '' }> {
    if (!caller.personId) return { status: '' };
    const { rows } = await selectRows(read.pool, reviews, {
      where: (query) => void query.where({ person_id: caller.personId, item_number: itemNumber }),
      orderBy: [{ column: 'submitted_at', order: 'desc' }],
      limit: 1,
    });
    return { status: rows[0]?.status ?? '' };
  },

  /** The item that a review is of; empty where there is no such review. */
  async find({ reviewId }: { readonly reviewId: string }): Promise<{ itemNumber: string }> {
    return { itemNumber: (await loadRows(read.pool, reviews, [reviewId])).get(reviewId)?.item_number ?? '' };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly review: FunctionsOf<ReturnType<typeof reviewFunctions>>;
  }
}
