import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { Translated } from '#domain/shared/translated.ts';

/** A property of products, such as bore or material, with what readers of each language see. */
export interface AttributeData {
  readonly name: Translated;
  readonly unit: string;
  /** The unit as French writes it, where that differs: rpm is tr/min. */
  readonly unitFr?: string;
  readonly kind: 'number' | 'text';
  readonly facet: boolean;
  readonly sort: number;
  /** French texts of values that differ from the English ones. */
  readonly valuesFr: Readonly<Record<string, string>>;
}

export type AttributeEvent = MasterDataEvent<'Attribute', 'attribute', AttributeData>;
export const attributeEvents = defineEvents<AttributeEvent>({ category: 'attribute' });
