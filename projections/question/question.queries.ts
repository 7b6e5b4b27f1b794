import {
  QUESTIONS_SHOWN,
  type QuestionRow as Wire,
  type QuestionShown,
  type questionOperations,
} from '#contracts/question/question.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex } from '#platform/kernel/postgres/statement.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { productQuestions, questions, type QuestionRow } from './questions.ts';

const SORT = {
  askedAt: 'asked_at',
  // What is not answered yet is as if it were answered longest ago.
  answeredAt: knex.raw(`coalesce(answered_at, '-infinity')`),
  itemNumber: 'item_number',
} as const;

const shown = (row: QuestionRow): QuestionShown => ({
  QuestionID: row.question_id,
  Question: row.text,
  Name: row.name,
  Date: row.asked_at,
  Language: row.language,
  Answer: row.answer,
  AnswerDate: row.answered_at ?? row.asked_at,
});

function wireOf(context: OperationContext): (row: QuestionRow) => Promise<Wire> {
  const nameOf = createNames(context);
  return async (row) => ({
    questionId: row.question_id,
    itemNumber: row.item_number,
    question: row.text,
    name: row.name,
    email: row.email,
    accountId: row.account_id,
    language: row.language,
    status: row.status,
    askedAt: row.asked_at,
    answer: row.answer,
    answeredAt: row.answered_at ?? '',
    reason: row.reason,
    decidedBy: row.decided_by && (await nameOf(row.decided_by)),
  });
}

/** Published ones with each of these words, in the reader's language first, and of those the newest answered. */
async function published(
  read: ReadSide,
  { itemNumber, search, page }: { readonly itemNumber: string; readonly search: string; readonly page: number },
  { language }: OperationContext,
) {
  const { rows, total } = await selectRows(read.pool, questions, {
    where(query) {
      query.where({ item_number: itemNumber, status: 'published' });
      for (const word of search.split(/\s+/).filter(Boolean))
        query.where((match) => match.whereILike('text', like(word)).orWhereILike('answer', like(word)));
    },
    orderBy: [
      { column: knex.raw('language = ?', [language]), order: 'desc' },
      { column: 'answered_at', order: 'desc' },
      'question_id',
    ],
    limit: QUESTIONS_SHOWN,
    offset: (page - 1) * QUESTIONS_SHOWN,
  });
  return { Found: total, Questions: rows.map(shown) };
}

export const questionQueries = (read: ReadSide): Handlers<typeof questionOperations, 'query'> => ({
  async 'product/getquestions'({ productId: itemNumber }, context) {
    const { queries } = context;
    await queries.question.requireProduct({ itemNumber });
    const { value } = await queries.setting.value({ name: settings.questions });
    const total = (isOnValue(value) && read.mirror(productQuestions).get(itemNumber)?.published) || 0;
    if (!total) return { Total: 0, Questions: [] };
    const { Found, Questions } = await published(read, { itemNumber, search: '', page: 1 }, context);
    return { Total: Found, Questions };
  },

  async 'product/searchquestions'({ productId: itemNumber, search, page }, context) {
    await context.queries.question.requireProduct({ itemNumber });
    return published(read, { itemNumber, search, page }, context);
  },

  async 'admin/question/list'({ search, sort, direction, page, pageSize, status, language, itemNumber }, context) {
    const { rows, total } = await selectRows(read.pool, questions, {
      where(query) {
        if (status) query.where({ status });
        if (language) query.where({ language });
        if (itemNumber) query.where({ item_number: itemNumber });
        if (search)
          query.where((match) => {
            for (const column of ['item_number', 'text', 'answer', 'name', 'email'])
              match.orWhereILike(column, like(search));
          });
      },
      orderBy: [{ column: SORT[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'question_id'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { total, rows: await Promise.all(rows.map(wireOf(context))) };
  },

  async 'admin/question/detail'({ questionId }, context) {
    const row = (await read.rows(questions, [questionId], context)).get(questionId) ?? notFound('question_not_found');
    const nameOf = createNames(context);
    const [wire, facts, answers] = await Promise.all([
      wireOf(context)(row),
      context.queries.product.facts({ itemNumbers: [row.item_number] }),
      Promise.all(row.answers.map(async (one) => ({ ...one, by: await nameOf(one.by) }))),
    ]);
    return { ...wire, productName: own(facts, row.item_number)?.name[context.language] ?? '', answers };
  },
});

export const questionFunctions = (read: ReadSide) => ({
  /** What shoppers do not see nobody asks about. @throws DomainError product_not_found */
  async requireProduct({ itemNumber }: { readonly itemNumber: string }, { queries }: OperationContext): Promise<void> {
    const status = own(await queries.product.statuses({ itemNumbers: [itemNumber] }), itemNumber);
    if (status !== 'active' && status !== 'discontinued') notFound('product_not_found', { itemNumber });
  },

  /** The item that a question is about; empty where there is no such question. */
  async find({ questionId }: { readonly questionId: string }): Promise<{ itemNumber: string }> {
    return { itemNumber: (await loadRows(read.pool, questions, [questionId])).get(questionId)?.item_number ?? '' };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly question: FunctionsOf<ReturnType<typeof questionFunctions>>;
  }
}
