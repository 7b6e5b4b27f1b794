import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** Stream `download-<orderId>`: each time that somebody had a document by right of an order (spec 10, "Downloads"). */
export type DownloadEvent = DomainEvent<
  'DocumentDownloaded',
  {
    readonly orderId: string;
    readonly itemNumber: string;
    /** SHA-256 of the file, hex. */
    readonly document: string;
    readonly fileName: string;
    /** `contact:<id>`, or `guest:<id>` also for who knows the order by its e-mail. */
    readonly by: string;
    readonly at: string;
  }
>;

export const downloadEvents = defineEvents<DownloadEvent>({ category: 'download' });

export const downloadStream = (orderId: string): string => `download-${orderId}`;
