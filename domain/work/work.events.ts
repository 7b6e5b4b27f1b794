import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** An assignment is not forgotten over a holiday. */
export const ASSIGNED_DAYS = 60;
/** A claim that nobody released holds this long; after that anybody may claim. */
export const CLAIM_HOURS = 8;

/**
 * Stream `work-<workId>`: who has taken a piece of work in the queue. What is to be done, and whether it is done,
 * follows from other events.
 */
export type WorkEvent =
  | DomainEvent<
      'WorkClaimed',
      { readonly workId: string; readonly by: string; readonly at: string; readonly until: string }
    >
  /** A colleague is to do it; `by` who assigned it. */
  | DomainEvent<
      'WorkAssigned',
      {
        readonly workId: string;
        readonly to: string;
        readonly by: string;
        readonly at: string;
        readonly until: string;
      }
    >
  | DomainEvent<'WorkReleased', { readonly workId: string; readonly by: string; readonly at: string }>;

export const workEvents = defineEvents<WorkEvent>({ category: 'work' });
