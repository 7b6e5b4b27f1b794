import type { DownloadEvent } from '#domain/download/download.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const downloadDescriptions = defineDescriptions<DownloadEvent>({
  category: 'download',
  group: 'order',
  belongs: { of: 'order' },
  of: {
    DocumentDownloaded: ({ data: { itemNumber, fileName } }) => ({ item: itemNumber, file: fileName }),
  },
});
