import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { publishedContents } from './content.ts';
import { contentKey, type ContentKind } from './content-kinds.ts';

/** What readers see of one thing now; undefined where they see nothing. Its shape is that of its events. */
export function publishedOf<Content extends object>(
  read: ReadSide,
  kind: ContentKind,
  id: string,
): Content | undefined {
  const content = read.mirror(publishedContents).get(contentKey(kind, id))?.content;
  return (content ?? undefined) as unknown as Content | undefined;
}

/** Everything of a kind that readers see. */
export const allPublished = <Content extends object>(
  read: ReadSide,
  kind: ContentKind,
): { readonly id: string; readonly content: Content }[] =>
  [...read.mirror(publishedContents).values()].flatMap((row) =>
    row.kind === kind && row.content ? [{ id: row.id, content: row.content as unknown as Content }] : [],
  );
