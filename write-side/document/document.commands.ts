import type { documentContent, documentOperations } from '#contracts/document/document.ts';
import { document } from '#domain/document/document.decider.ts';
import type { DocumentContent, DocumentFile } from '#domain/document/document.events.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import { contentCommands, publishScheduled, type ContentKind } from '#platform/versioned-content/content-commands.ts';

const documents: ContentKind<'document', DocumentContent> = {
  kind: 'document',
  run: (stream, command, context) => context.run(document, stream, command),
  async prepare(_id, changed, context) {
    const { file } = changed;
    if (!file) return changed;
    return { ...changed, file: { en: await readAgain(file.en, context), fr: await readAgain(file.fr, context) } };
  },
};

/** What its bytes are is no word of the browser's. */
const readAgain = (file: DocumentFile | null, context: OperationContext): Promise<DocumentFile | null> | null =>
  file && context.commands.attachment.readAgain(file);

export const documentCommands: Handlers<typeof documentOperations, 'command'> = {
  'admin/document/upload': ({ FileName, FileType, FileData }, context) =>
    context.commands.attachment.keepFile({ fileName: FileName, fileType: FileType, fileData: FileData }),
  ...contentCommands<'document', typeof documentContent, DocumentContent>(documents),
};

export const documentFunctions = { publishScheduled: publishScheduled(documents) };

declare module '#platform/operations/features.ts' {
  interface Commands {
    readonly document: FunctionsOf<typeof documentFunctions>;
  }
}
