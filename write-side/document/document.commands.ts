import type { documentContent, documentOperations } from '#contracts/document/document.ts';
import { document } from '#domain/document/document.decider.ts';
import { publicFile } from '#domain/document/public-file.decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { DocumentContent, DocumentFile } from '#domain/document/document.events.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import {
  contentCommands,
  publishScheduled,
  type ContentKind,
} from '#platform/shop/versioned-content/content-commands.ts';

const documents: ContentKind<'document', DocumentContent> = {
  kind: 'document',
  run: (stream, command, context) => context.run(document, stream, command),
  async prepare(id, changed, context) {
    const { file } = changed;
    if (!file) return changed;
    return {
      ...changed,
      file: { en: await readAgain(id, file.en, context), fr: await readAgain(id, file.fr, context) },
    };
  },
};

/**
 * What its bytes are is no word of the browser's. Whatever a document names is public: it is a file that was uploaded to
 * be so, or that this document had before such uploads were written down.
 */
async function readAgain(
  id: string,
  file: DocumentFile | null,
  context: OperationContext,
): Promise<DocumentFile | null> {
  if (!file) return null;
  const { state: uploaded } = await context.load(publicFile, fileStream(file.sha256));
  if (!uploaded.isUploaded && !(await hadBefore(id, file.sha256, context)))
    return refuse('document_not_found', {}, 'invalid');
  return context.commands.attachment.readAgain(file);
}

const fileStream = (sha256: string): string => `public-file-${sha256}`;

async function hadBefore(id: string, sha256: string, context: OperationContext): Promise<boolean> {
  const { state } = await context.load(document, `document-${id}`);
  const named = [state.draft, ...state.versions];
  return named.some((content) => content?.file.en?.sha256 === sha256 || content?.file.fr?.sha256 === sha256);
}

export const documentCommands: Handlers<typeof documentOperations, 'command'> = {
  async 'admin/document/upload'({ FileName, FileType, FileData }, context) {
    const file = await context.commands.attachment.keepFile({
      fileName: FileName,
      fileType: FileType,
      fileData: FileData,
    });
    const { sha256, fileName } = file;
    await context.run(publicFile, fileStream(sha256), { type: 'UploadPublicFile', sha256, fileName });
    return file;
  },
  ...contentCommands<'document', typeof documentContent, DocumentContent>(documents),
};

export const documentFunctions = { publishScheduled: publishScheduled(documents) };

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly document: FunctionsOf<typeof documentFunctions>;
  }
}
