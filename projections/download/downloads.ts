import { downloadStream, type DownloadEvent } from '#domain/download/download.events.ts';
import { evolveDownloads, type DownloadState } from '#domain/download/download.state.ts';
import { defineReadModel } from '#platform/kernel/read-model/read-model.ts';

export interface DownloadRow {
  readonly order_id: string;
  /** How often each document was had, by `downloadKey`. */
  readonly had: DownloadState;
}

/** One row per order of which somebody has had a document. */
export const downloads = defineReadModel<DownloadRow, DownloadEvent>({
  name: 'download',
  version: 1,
  key: 'order_id',
  columns: { order_id: 'text', had: 'jsonb' },
  streams: ({ order_id }) => [downloadStream(order_id)],
  on: {
    DocumentDownloaded: (event) => ({
      key: event.data.orderId,
      apply: (row) => ({ order_id: event.data.orderId, had: evolveDownloads(row?.had ?? {}, event) }),
    }),
  },
});
