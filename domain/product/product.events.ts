import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Translated } from '#domain/shared/translated.ts';

export interface ProductData {
  readonly category: string;
  readonly brand: string;
  readonly name: Translated;
  readonly description: Translated;
  readonly keywords: Translated;
  readonly unit: string;
  readonly packQuantity: number;
  readonly weightGrams: number;
  /** Days until an item that is out of stock ships. */
  readonly leadTimeDays: number;
  /** Tells whether it may be ordered when there is no stock. */
  readonly backorder: boolean;
  /** Attribute key to value; numbers are written as in the catalogue, without unit. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Picture keys: renders first, `drawing` last. */
  readonly pictures: readonly string[];
  readonly accessories: readonly string[];
  readonly similar: readonly string[];
  readonly bundle: readonly { readonly itemNumber: string; readonly quantity: number }[];
  /** ISO date of the first day in the catalogue. */
  readonly addedOn: string;
}

export type ProductEvent =
  | DomainEvent<'ProductAdded', { readonly itemNumber: string } & ProductData>
  | DomainEvent<'ProductRevised', { readonly itemNumber: string; readonly changed: Partial<ProductData> }>
  | DomainEvent<'ProductDiscontinued', { readonly itemNumber: string }>
  | DomainEvent<'ProductReinstated', { readonly itemNumber: string }>;

export const productEvents = defineEvents<ProductEvent>({ category: 'product' });
