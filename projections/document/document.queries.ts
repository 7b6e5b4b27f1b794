import type { documentContent, documentOperations, ListedDocument } from '#contracts/document/document.ts';
import type { DocumentContent, DocumentFile } from '#domain/document/document.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { Refusal } from '#platform/kernel/failure/refusal.ts';
import { firstOf, knex } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import { contents, contentVersions } from '#projections/shared/content/content.ts';
import { contentKey } from '#projections/shared/content/content-kinds.ts';
import { contentQueries } from '#projections/shared/content/content-queries.ts';
import { allPublished, publishedOf } from '#projections/shared/content/published-of.ts';

type Language = 'en' | 'fr';

/** In a language, or in the other: a contract knows no document without a file. */
const fileIn = ({ file }: DocumentContent, language: Language): DocumentFile =>
  file[language] ?? file.en ?? file.fr ?? notFound('document_not_found');

const wire = (id: string, content: DocumentContent, language: Language): ListedDocument => {
  const { fileName, size } = fileIn(content, language);
  return {
    DocumentId: id,
    Title: content.title[language],
    Description: content.description[language],
    FileName: fileName,
    Size: size,
    ForSignedIn: content.readers === 'signed-in',
  };
};

const sent = async ({ sha256, fileName }: DocumentFile, { services }: OperationContext) => ({
  fileName,
  content: await services.blobs.get(sha256),
});

export const documentQueries = (read: ReadSide): Handlers<typeof documentOperations, 'query'> => ({
  async 'store/getdocuments'(_input, { language }) {
    const all = allPublished<DocumentContent>(read, 'document').map(({ id, content }) => wire(id, content, language));
    return { Documents: all.sort((a, b) => a.Title.localeCompare(b.Title, language)) };
  },

  async 'store/getdocument'({ name }, context) {
    const content = publishedOf<DocumentContent>(read, 'document', name) ?? notFound('document_not_found');
    if (content.readers === 'signed-in' && context.caller.accountId === '') throw new Refusal(401, 'unauthenticated');
    return sent(fileIn(content, context.language), context);
  },

  async 'admin/document/file'({ id, language }, context) {
    const key = contentKey('document', id);
    const row = (await loadRows(read.pool, contents, [key])).get(key);
    const content = (row?.draft ?? row?.published) as unknown as DocumentContent | null | undefined;
    return sent(content?.file[language] ?? notFound('document_not_found'), context);
  },

  ...contentQueries<'document', typeof documentContent>(read, { kind: 'document', titled: 'title' }),
});

export const documentFunctions = (read: ReadSide) => ({
  /** Whether readers find any. */
  async anyPublished(): Promise<{ any: boolean }> {
    return { any: allPublished(read, 'document').length > 0 };
  },

  /** Tells whether a draft, or a version that could be restored, names a file. */
  async namesFile({ sha256 }: { readonly sha256: string }): Promise<{ named: boolean }> {
    const inEither = (column: string) =>
      knex.raw(`? in (${column}->'file'->'en'->>'sha256', ${column}->'file'->'fr'->>'sha256')`, [sha256]);
    const draft = knex(contents.table).select('key').where({ kind: 'document' }).where(inEither('draft'));
    const version = knex(contentVersions.table).select('key').whereLike('of', 'document:%').where(inEither('content'));
    const found = await Promise.all([draft, version].map((naming) => firstOf(read.pool, naming.limit(1))));
    return { named: found.some((row) => row !== undefined) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly document: FunctionsOf<ReturnType<typeof documentFunctions>>;
  }
}
