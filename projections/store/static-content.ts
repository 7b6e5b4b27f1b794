import type { StaticContentData } from '#domain/static-content/static-content.events.ts';
import { masterDataReadModel } from '#platform/read-model/master-data.ts';

export const staticContents = masterDataReadModel<'StaticContent', 'contentBlockId', StaticContentData>(
  'static_content',
  'StaticContent',
  'contentBlockId',
);
