import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** A file was uploaded for a document: from then on documents may name it. `sha256` is of its bytes, hex. */
export type PublicFileEvent = DomainEvent<'PublicFileUploaded', { readonly sha256: string; readonly fileName: string }>;

export const publicFileEvents = defineEvents<PublicFileEvent>({ category: 'public-file' });
