import type { attachmentOperations } from '#contracts/attachment/attachment.ts';
import { attachment } from '#domain/attachment/attachment.decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import { BlobDamaged } from '#platform/adapters/blob/blob-store.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { lineToChange } from '#platform/kernel/operations/line-to-change.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { checkFile, typeOf } from './checked-type.ts';
import { cleanFileName } from './file-name.ts';

const success = { message: 'success' } as const;
/** A file that was sent in this time may not be named by its event yet. */
const REFRESH_AFTER_MS = 6 * 3_600_000;
/** Files of one person, and of one address, in a day: more than the most patient buyer sends. */
const FILES_OF_PERSON = { name: 'upload.person', most: 300, perSeconds: 86_400 };
const FILES_OF_ADDRESS = { name: 'upload.address', most: 1_000, perSeconds: 86_400 };

/** What a browser says of a file that it has no name for: its bytes alone decide. */
const ANY_TYPE = 'application/octet-stream';

const streamOf = (orderId: string) => `attachment-${orderId}`;

export const attachmentCommands: Handlers<typeof attachmentOperations, 'command'> = {
  async 'checkout/upload'({ OrderId: orderId, LineId: lineId, FileName, FileType, FileData }, context) {
    const personId = await lineToChange({ orderId, lineId }, 'attachment_closed', context);
    await context.services.limits.consume(FILES_OF_PERSON, context.caller.personId);
    await context.services.limits.consume(FILES_OF_ADDRESS, context.address);
    const file = await keepFile({ fileName: FileName, fileType: FileType, fileData: FileData }, context);
    const { events } = await context.run(attachment, streamOf(orderId), {
      type: 'AddAttachment',
      orderId,
      personId,
      lineId,
      ...file,
      by: context.caller.personId,
      at: context.now,
    });
    return { ...success, AttachmentNumber: needed(events[0], 'event of the attachment').data.slot };
  },

  async 'checkout/removeattachment'({ OrderId: orderId, LineId: lineId, AttachmentNumber: slot }, context) {
    await lineToChange({ orderId, lineId }, 'attachment_closed', context);
    await context.run(attachment, streamOf(orderId), {
      type: 'RemoveAttachment',
      orderId,
      lineId,
      slot,
      by: context.caller.personId,
      at: context.now,
    });
    return success;
  },

  async 'admin/attachment/review'({ orderId, ...review }, context) {
    await context.run(attachment, streamOf(orderId), {
      type: 'ReviewAttachment',
      orderId,
      ...review,
      by: context.caller.personId,
      at: context.now,
    });
    return success;
  },
};

interface KeptFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
}

/**
 * Checks a file that was sent as Base64 and keeps its bytes.
 * @throws DomainError attachment_too_large, attachment_type_refused, attachment_empty, attachment_not_what_it_says
 */
async function keepFile(sent: SentFile, context: OperationContext): Promise<KeptFile> {
  const { bytes, ...facts } = await checkedFile(sent, context);
  // Before its event: no event may name a file that is not there. One that no event names does no harm.
  return { ...facts, sha256: await context.services.blobs.put(bytes) };
}

/**
 * What a kept file is, by its bytes and the name it is to have.
 * @throws DomainError document_not_found where nothing is kept, and as `keepFile` does
 */
async function readAgain(
  { sha256, fileName }: Pick<KeptFile, 'sha256' | 'fileName'>,
  context: OperationContext,
): Promise<KeptFile> {
  const bytes = await context.services.blobs.get(sha256).catch((error: unknown) => {
    if (error instanceof BlobDamaged) return refuse('document_not_found', {}, 'invalid');
    throw error;
  });
  const { bytes: _bytes, ...facts } = await checkedBytes({ fileName, fileType: ANY_TYPE, bytes }, context);
  return { ...facts, sha256 };
}

type SentFile = { readonly fileName: string; readonly fileType: string; readonly fileData: string };
type CheckedFile = Omit<KeptFile, 'sha256'> & { readonly bytes: Buffer };

async function checkedFile(sent: SentFile, context: OperationContext): Promise<CheckedFile> {
  const bytes = Buffer.from(sent.fileData, 'base64');
  const megabytes = Number((await context.queries.setting.value({ name: 'AttachmentMaxMegabytes' })).value);
  if (bytes.length > megabytes * 1_000_000) refuse('attachment_too_large', { megabytes }, 'invalid');
  return checkedBytes({ ...sent, bytes }, context);
}

async function checkedBytes(
  { fileName: name, fileType, bytes }: Pick<SentFile, 'fileName' | 'fileType'> & { readonly bytes: Buffer },
  { services }: OperationContext,
): Promise<CheckedFile> {
  const fileName = cleanFileName(name);
  const checked = await services.threads.run(checkFile, { fileName, sentType: fileType, bytes });
  return { fileName, contentType: typeOf(checked), size: bytes.length, bytes };
}

export const attachmentFunctions = {
  /** Checks a file and keeps its bytes for an event that will name them. */
  keepFile,
  /** Checks a file that is kept otherwise. @throws DomainError as `keepFile` does */
  checkedFile,
  /** Reads a kept file again for an event that is to name it. */
  readAgain,

  /** Copies the files of a cart's lines to those of another cart that they were joined with. */
  async copy(
    {
      fromOrderId,
      orderId,
      personId,
      lines,
    }: {
      readonly fromOrderId: string;
      readonly orderId: string;
      readonly personId: string;
      readonly lines: { readonly fromLineId: string; readonly lineId: string }[];
    },
    context: OperationContext,
  ): Promise<void> {
    const { state } = await context.load(attachment, streamOf(fromOrderId));
    const files = lines.flatMap(({ fromLineId, lineId }) =>
      state.files
        .filter((file) => file.lineId === fromLineId)
        .map(({ slot: _slot, review: _review, ...file }) => ({ ...file, personId, lineId })),
    );
    if (files.length)
      await context.run(
        attachment,
        streamOf(orderId),
        { type: 'TakeAlong', orderId, files, by: personId, at: context.now },
        { actor: personId },
      );
  },

  /** Removes the files of lines that are gone. */
  async removeWithLines(
    { orderId, lineIds }: { readonly orderId: string; readonly lineIds: readonly string[] },
    context: OperationContext,
  ): Promise<void> {
    await context.run(attachment, streamOf(orderId), {
      type: 'RemoveWithLines',
      orderId,
      lineIds,
      by: context.caller.personId,
      at: context.now,
    });
  },

  /** A file's name as it may stand on anybody's disk. @throws DomainError when it hides what it is */
  async fileName({ fileName }: { readonly fileName: string }): Promise<{ fileName: string }> {
    return { fileName: cleanFileName(fileName) };
  },

  /** Deletes a file that nothing names any more; one that was written in the last hours stays. */
  async deleteFile({ sha256 }: { readonly sha256: string }, context: OperationContext): Promise<void> {
    // Files are kept by what is in them: the same bytes may be a data sheet, or a picture that somebody saved and sent.
    const asked = await Promise.all([
      context.queries.attachment.isNamed({ sha256 }),
      context.queries.product.namesFile({ sha256 }),
      context.queries.picture.namesFile({ sha256 }),
      context.queries.tax.namesFile({ sha256 }),
      context.queries.document.namesFile({ sha256 }),
      context.queries.enquiry.namesFile({ sha256 }),
    ]);
    if (!asked.some(({ named }) => named))
      await context.services.blobs.remove(sha256, new Date(Date.parse(context.now) - REFRESH_AFTER_MS));
  },
};

export const attachmentStates = {
  /** Finds what the caller may do with the files of a cart, quote or order; what they may not see does not exist. */
  async access(
    { orderId, lineId }: { readonly orderId: string; readonly lineId: string },
    context: OperationContext,
  ): Promise<{ personId: string; canEdit: boolean }> {
    const { lineIds, ...access } = await context.linesOf(orderId);
    return lineIds.includes(lineId) ? access : notFound('line_not_found', { lineId });
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly attachment: FunctionsOf<typeof attachmentFunctions>;
  }
  interface States {
    readonly attachment: FunctionsOf<typeof attachmentStates>;
  }
}
