import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** A number of the customer's own, and the item that it stands for. */
export interface PartNumber {
  readonly number: string;
  readonly itemNumber: string;
}

/** `typed` on its page; `imported` out of a list; `learned` in the quick order pad, by a click; `merged` of an account that was merged. */
export const PART_NUMBER_SOURCES = ['typed', 'imported', 'learned', 'merged'] as const;
export type PartNumberSource = (typeof PART_NUMBER_SOURCES)[number];

interface OfAccount {
  readonly accountId: string;
}

/**
 * Stream `customer-part-number-<accountId>`: all numbers of an account, so that one is there once and all are no more
 * than it may have. An event holds up to 500 of them (decision 0066).
 */
export type CustomerPartNumberEvent =
  | DomainEvent<
      'CustomerPartNumbersAdded',
      OfAccount & { readonly source: PartNumberSource; readonly numbers: readonly PartNumber[] }
    >
  /** They stand for another item, or are written in another way; `before` is what they were. */
  | DomainEvent<
      'CustomerPartNumbersChanged',
      OfAccount & {
        readonly source: PartNumberSource;
        readonly numbers: readonly (PartNumber & { readonly before: PartNumber })[];
      }
    >
  | DomainEvent<'CustomerPartNumbersRemoved', OfAccount & { readonly numbers: readonly PartNumber[] }>;

export const customerPartNumberEvents = defineEvents<CustomerPartNumberEvent>({ category: 'customer-part-number' });

export const customerPartNumberStream = (accountId: string): string => `customer-part-number-${accountId}`;
