import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import { masterDataReadModel } from '#platform/read-model/master-data.ts';

export const attributes = masterDataReadModel<'Attribute', 'attribute', AttributeData>(
  'attribute',
  'Attribute',
  'attribute',
);
