import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { Translated } from '#domain/shared/translated.ts';

/** A value that can be chosen; what readers call it says its attribute. */
export interface OptionValue {
  readonly value: string;
  /** `#rrggbb`, or the SHA-256 of an uploaded picture; empty: the value is a word. */
  readonly swatch: string;
}

/** An attribute by which the products of a family differ, with its values in the order in which they are offered. */
export interface FamilyOption {
  readonly attribute: string;
  readonly values: readonly OptionValue[];
}

/**
 * Products that differ in a few attributes only, such as size and colour: its variants. Each names its family, and has an
 * item number, price, stock and pictures of its own.
 */
export interface FamilyData {
  readonly name: Translated;
  readonly options: readonly FamilyOption[];
}

export const FAMILY_LIMITS = { options: 4, values: 100, variants: 500 } as const;

export type FamilyEvent = MasterDataEvent<'Family', 'family', FamilyData>;
export const familyEvents = defineEvents<FamilyEvent>({ category: 'family' });
