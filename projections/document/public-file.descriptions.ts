import type { PublicFileEvent } from '#domain/document/public-file.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const publicFileDescriptions = defineDescriptions<PublicFileEvent>({
  category: 'public-file',
  group: 'content',
  of: { PublicFileUploaded: ({ data: { fileName } }) => ({ file: fileName }) },
});
