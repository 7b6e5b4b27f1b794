import type { EnquiryRow as Wire, enquiryOperations } from '#contracts/enquiry/enquiry.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { countOf, knex } from '#platform/kernel/postgres/statement.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { enquiries, type EnquiryRow } from './enquiries.ts';

const SORT = { sentAt: 'sent_at', name: 'name' } as const;

const wire = (row: EnquiryRow): Wire => ({
  enquiryId: row.enquiry_id,
  name: row.name,
  email: row.email,
  accountId: row.account_id,
  subject: row.subject,
  reference: row.reference,
  status: row.status,
  sentAt: row.sent_at,
  files: row.files.map(({ fileName, contentType, size }, index) => ({
    number: index + 1,
    fileName,
    contentType,
    size,
  })),
});

export function enquiryQueries(read: ReadSide): Handlers<typeof enquiryOperations, 'query'> {
  const find = async (enquiryId: string, context: OperationContext) =>
    (await read.rows(enquiries, [enquiryId], context)).get(enquiryId) ?? notFound('enquiry_not_found');

  return {
    async 'admin/enquiry/list'({ search, sort, direction, page, pageSize, status }) {
      const { rows, total } = await selectRows(read.pool, enquiries, {
        where(query) {
          if (status) query.where({ status });
          if (search)
            query.where((match) => {
              for (const column of ['subject', 'message', 'reference', 'name', 'email'])
                match.orWhereILike(column, like(search));
            });
        },
        orderBy: [{ column: SORT[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'enquiry_id'],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      return { total, rows: rows.map(wire) };
    },

    async 'admin/enquiry/detail'({ enquiryId }, context) {
      const row = await find(enquiryId, context);
      const nameOf = createNames(context);
      const answers = row.answers.map(async (one) => ({ ...one, by: await nameOf(one.by) }));
      return {
        ...wire(row),
        message: row.message,
        language: row.language,
        answers: await Promise.all(answers),
      };
    },

    async 'admin/enquiry/file'({ enquiryId, number }, context) {
      const { files } = await find(enquiryId, context);
      const { fileName, sha256 } = files[number - 1] ?? notFound('attachment_not_found');
      return { fileName, content: await context.services.blobs.get(sha256) };
    },
  };
}

export const enquiryFunctions = (read: ReadSide) => ({
  /** Tells whether some enquiry names a file. */
  async namesFile({ sha256 }: { readonly sha256: string }): Promise<{ named: boolean }> {
    const naming = knex(enquiries.table).whereRaw('files @> ?', [JSON.stringify([{ sha256 }])]);
    return { named: (await countOf(read.pool, naming.select(knex.raw('1')).limit(1))) > 0 };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly enquiry: FunctionsOf<ReturnType<typeof enquiryFunctions>>;
  }
}
