import { masterDataDecider } from '#domain/shared/master-data.ts';
import type { AttributeData } from './attribute.events.ts';

export const attribute = masterDataDecider<'Attribute', 'attribute', AttributeData>('Attribute', 'attribute');
