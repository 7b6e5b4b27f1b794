import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import { masterDataReadModel } from '#platform/shop/master-data/master-data.ts';

export const attributes = masterDataReadModel<'Attribute', 'attribute', AttributeData>(
  'attribute',
  'Attribute',
  'attribute',
);
