import { masterDataDecider } from '#domain/shared/master-data.ts';
import type { StaticContentData } from './static-content.events.ts';

export const staticContent = masterDataDecider<'StaticContent', 'contentBlockId', StaticContentData>(
  'StaticContent',
  'contentBlockId',
);
