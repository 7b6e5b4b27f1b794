import type { Input, Output } from '#contracts/api.ts';
import type { AttachedFile, attachmentOperations, AttachmentRecord } from '#contracts/attachment/attachment.ts';
import { own } from '#domain/shared/dictionary.ts';
import { ATTACHMENT_SLOTS } from '#domain/attachment/attachment.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { countOf, knex, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import { attachments, type FileRow } from './attachments.ts';

const filesOf = async (read: ReadSide, orderId: string, context: OperationContext): Promise<readonly FileRow[]> =>
  (await read.rows(attachments, [orderId], context)).get(orderId)?.files ?? [];

async function fileIn(
  read: ReadSide,
  { orderId, lineId, slot }: { readonly orderId: string; readonly lineId: string; readonly slot: number },
  context: OperationContext,
): Promise<{ fileName: string; content: Uint8Array }> {
  const file =
    (await filesOf(read, orderId, context)).find((f) => f.lineId === lineId && f.slot === slot) ??
    notFound('attachment_not_found');
  return { fileName: file.fileName, content: await context.services.blobs.get(file.sha256) };
}

export function attachmentQueries(read: ReadSide): Handlers<typeof attachmentOperations, 'query'> {
  const { pool } = read;
  return {
    async 'checkout/getattachments'({ OrderId, LineId }, context) {
      const { canEdit } = await context.states.attachment.access({ orderId: OrderId, lineId: LineId });
      const { value } = await context.queries.setting.value({ name: 'AttachmentMaxMegabytes' });
      return {
        ...recordOf(OrderId, LineId, await filesOf(read, OrderId, context)),
        MaxMegabytes: Number(value),
        CanEdit: canEdit,
      };
    },

    async 'checkout/downLoadfile'(wanted, context) {
      const { fileName, content } = await context.queries.attachment.file(wanted);
      return { File1: Buffer.from(content).toString('base64'), File1FileName: fileName };
    },

    'attachment/file': (input, { queries }) => queries.attachment.file(input),

    async 'admin/attachment/list'({ page, pageSize }, { queries }) {
      const waiting = knex({ a: attachments.table })
        .joinRaw('cross join jsonb_array_elements(a.files) file')
        .where('a.waiting', '>', 0)
        .whereRaw(`file ->> 'status' = 'waiting'`)
        .select('a.order_id', 'file')
        .orderByRaw(`file ->> 'addedAt', a.order_id, file ->> 'lineId', file ->> 'slot'`)
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      const sum = knex.raw('coalesce(sum(waiting), 0)::int');
      const [rows, { total }] = await Promise.all([
        rowsOf<{ order_id: string; file: FileRow }>(pool, waiting),
        rowOf<{ total: number }>(pool, knex(attachments.table).where('waiting', '>', 0).select({ total: sum })),
      ]);
      return {
        total,
        rows: await Promise.all(
          rows.map(async ({ order_id: orderId, file }) => ({
            ...wireFile(orderId, file),
            orderNumber: (await queries.order.number({ orderId })).orderNumber,
          })),
        ),
      };
    },

    async 'admin/attachment/oforder'({ orderId }, context) {
      const files = [...(await filesOf(read, orderId, context))].sort(
        (a, b) => a.lineId.localeCompare(b.lineId, 'en', { numeric: true }) || a.slot - b.slot,
      );
      return { files: files.map((file) => wireFile(orderId, file)) };
    },

    'admin/attachment/file': (file, context) => fileIn(read, file, context),
  };
}

export const attachmentFunctions = (read: ReadSide) => ({
  async file(
    { OrderId, LineId, AttachmentNumber }: Input<'attachment/file'>,
    context: OperationContext,
  ): Promise<Output<'attachment/file'>> {
    await context.states.attachment.access({ orderId: OrderId, lineId: LineId });
    return fileIn(read, { orderId: OrderId, lineId: LineId, slot: AttachmentNumber }, context);
  },

  /** Names of the files of a cart, quote or order by their hashes, of those that were removed lately, too. */
  async names({ orderId }: { readonly orderId: string }): Promise<Record<string, string>> {
    const row = (await loadRows(read.pool, attachments, [orderId])).get(orderId);
    return Object.fromEntries(
      [...(row?.removed ?? []), ...(row?.files ?? [])].map(({ sha256, fileName }) => [sha256, fileName]),
    );
  },

  /** Tells whether some cart, quote or order names a file. */
  async isNamed({ sha256 }: { readonly sha256: string }): Promise<{ named: boolean }> {
    const naming = knex(attachments.table).whereRaw('files @> ?', [JSON.stringify([{ sha256 }])]);
    return { named: (await countOf(read.pool, naming.select(knex.raw('1')).limit(1))) > 0 };
  },

  /** Counts the files of each line of a cart, quote or order; lines without any are left out. */
  async counts({ orderId }: { readonly orderId: string }, context: OperationContext): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { lineId } of await filesOf(read, orderId, context)) counts[lineId] = (own(counts, lineId) ?? 0) + 1;
    return counts;
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly attachment: FunctionsOf<ReturnType<typeof attachmentFunctions>>;
  }
}

const wireFile = (
  orderId: string,
  { lineId, slot, fileName, contentType, size, sha256, addedAt, status, reason }: FileRow,
): AttachedFile => ({
  orderId,
  lineId,
  slot,
  fileName,
  contentType,
  size,
  sha256,
  addedAt,
  status,
  reason,
});

/** Spec 3: each slot has fields of its own. */
function recordOf(
  OrderId: string,
  LineId: string,
  files: readonly FileRow[],
): Omit<AttachmentRecord, 'MaxMegabytes' | 'CanEdit'> {
  const slots = ATTACHMENT_SLOTS.flatMap((slot) => {
    const file = files.find((f) => f.lineId === LineId && f.slot === slot);
    const fields = {
      FileName: file?.fileName ?? '',
      ContentType: file?.contentType ?? '',
      Size: file?.size ?? 0,
      Status: file?.status ?? '',
      Reason: file?.reason ?? '',
    };
    return Object.entries(fields).map(([field, value]) => [`File${slot}${field}`, value]);
  });
  return {
    OrderId,
    LineId,
    ...(Object.fromEntries(slots) as Omit<AttachmentRecord, 'OrderId' | 'LineId' | 'MaxMegabytes' | 'CanEdit'>),
  };
}
