import { refuse } from '#domain/shared/domain-error.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import { fileKinds } from './file-kinds.ts';

interface SentFile {
  readonly fileName: string;
  /** The media type as the browser has it. */
  readonly sentType: string;
  readonly bytes: Uint8Array;
}

type Checked =
  | { readonly contentType: string }
  | {
      readonly refusedWith: 'attachment_type_refused' | 'attachment_empty' | 'attachment_not_what_it_says';
      readonly ext: string;
    };

/** Reading a hostile file takes long, so it is read in a thread. */
export const checkFile = defineThreadTask<SentFile, Checked>({
  name: 'attachment/check-file',
  timeoutMs: 5_000,
  work: checked,
});

/**
 * The media type of a file whose name, type and bytes agree. Spec 5: a type that the browser did not know is refused.
 * @throws DomainError saying which of them is not right
 */
export function typeOf(file: Checked): string {
  if ('contentType' in file) return file.contentType;
  return refuse(file.refusedWith, file.refusedWith === 'attachment_empty' ? {} : { ext: file.ext }, 'invalid');
}

export async function checked({ fileName, sentType, bytes }: SentFile): Promise<Checked> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ext = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const kind = fileKinds.find(({ extensions }) => extensions.includes(ext));
  const [essence = ''] = sentType.split(';', 1);
  const type = essence.trim().toLowerCase();
  if (!type || !kind) return { refusedWith: 'attachment_type_refused', ext };
  if (!content.length) return { refusedWith: 'attachment_empty', ext };
  const named = type === kind.type || type === 'application/octet-stream' || kind.alsoCalled.includes(type);
  return named && (await kind.holds(content, ext))
    ? { contentType: kind.type }
    : { refusedWith: 'attachment_not_what_it_says', ext };
}
