import { own } from '#domain/shared/dictionary.ts';
import type { DownloadEvent } from './download.events.ts';

/** How often each document was had, by `downloadKey`. */
export type DownloadState = Readonly<Record<string, number>>;

export type Had = DownloadEvent['data'];

/** What a document may be had by: the limits of now, not those of the day of the order. */
export interface DownloadLimits {
  /** 0: as often as one likes. */
  readonly times: number;
  /** The last day (YYYY-MM-DD); empty: for ever. */
  readonly until: string;
}

export const downloadKey = ({ itemNumber, document }: Pick<Had, 'itemNumber' | 'document'>): string =>
  `${itemNumber} ${document}`;

export const isOver = ({ until }: DownloadLimits, today: string): boolean => until !== '' && today > until;

export const evolveDownloads = (had: DownloadState, { data }: DownloadEvent): DownloadState => ({
  ...had,
  [downloadKey(data)]: (own(had, downloadKey(data)) ?? 0) + 1,
});
