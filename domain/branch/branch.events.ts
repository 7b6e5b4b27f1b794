import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { Translated } from '#domain/shared/translated.ts';

/** Local times of a day, as 24 hours: `08:00`; both empty where it is closed. */
export interface OpeningHours {
  readonly from: string;
  readonly to: string;
}

export interface BranchData {
  readonly name: Translated;
  readonly address: {
    readonly addressLine1: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly country: string;
    readonly phone: string;
  };
  /** Degrees; north and east are positive. */
  readonly latitude: number;
  readonly longitude: number;
  /** From Monday to Sunday, in the shop's time zone. */
  readonly hours: readonly OpeningHours[];
  /** One service on each line. */
  readonly services: Translated;
  /** Code of the warehouse that is there; empty where none is. */
  readonly warehouse: string;
  /** Shoppers find it. */
  readonly active: boolean;
}

/** All branches are one stream, `branch-shop`. */
export type BranchEvent = MasterDataEvent<'Branch', 'branch', BranchData>;

export const branchEvents = defineEvents<BranchEvent>({ category: 'branch' });
export const BRANCH_STREAM = 'branch-shop';
export const DAYS_OF_WEEK = 7;
