import { refuse } from '#domain/shared/domain-error.ts';
import { fileKinds } from './file-kinds.ts';

/**
 * The media type of a file whose name, type and bytes agree. Spec 5: a type that the browser did not know is refused.
 * @throws DomainError saying which of them is not right
 */
export function checkedType(fileName: string, sentType: string, bytes: Buffer): string {
  const ext = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const kind = fileKinds.find(({ extensions }) => extensions.includes(ext));
  const type = sentType.split(';')[0]!.trim().toLowerCase();
  if (!type || !kind) return refuse('attachment_type_refused', { ext }, 'invalid');
  if (!bytes.length) return refuse('attachment_empty', {}, 'invalid');
  const named = type === kind.type || type === 'application/octet-stream' || kind.alsoCalled.includes(type);
  if (!named || !kind.holds(bytes, ext)) return refuse('attachment_not_what_it_says', { ext }, 'invalid');
  return kind.type;
}
