import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Translated } from '#domain/shared/translated.ts';
import type { VersionedContentEvent } from '#domain/shared/versioned-content.ts';

/** Who may have a document: everybody, or who is signed in. */
export const CONTENT_DOCUMENT_READERS = ['everybody', 'signed-in'] as const;

export interface DocumentFile {
  /** Of its bytes, hex. */
  readonly sha256: string;
  readonly fileName: string;
  /** As the bytes say, not the browser that sent them. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** A file at `/documents/<documentId>`. */
export interface DocumentContent {
  readonly title: Translated;
  /** Plain text, below the title in lists. */
  readonly description: Translated;
  /** At least one; the other language reads it too. */
  readonly file: { readonly en: DocumentFile | null; readonly fr: DocumentFile | null };
  readonly readers: (typeof CONTENT_DOCUMENT_READERS)[number];
}

export type DocumentEvent = VersionedContentEvent<'Document', 'documentId', DocumentContent>;
export const documentEvents = defineEvents<DocumentEvent>({ category: 'document' });
