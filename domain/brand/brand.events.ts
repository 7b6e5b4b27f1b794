import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** A brand is the name that products say; its stream is named by what that name hashes to. */
type OfBrand = { readonly brandId: string; readonly name: string };

export type BrandEvent =
  /** `picture`: SHA-256 of an uploaded picture; empty where the logo was removed. */
  | DomainEvent<'BrandLogoSet', OfBrand & { readonly picture: string }>
  /** Its products follow one by one; `times` counts how often this name was given away. */
  | DomainEvent<'BrandRenamed', OfBrand & { readonly to: string; readonly times: number }>
  | DomainEvent<'BrandRenameCompleted', OfBrand & { readonly to: string; readonly times: number }>;

export const brandEvents = defineEvents<BrandEvent>({ category: 'brand' });
