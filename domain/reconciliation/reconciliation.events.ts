import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';

export const MOVEMENT_KINDS = ['taken', 'given-back'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Money that a payment provider took or gave back. */
export interface Movement {
  readonly kind: MovementKind;
  /** Both sides know it by this: the key of a payment, or the provider's own id of a refund. */
  readonly key: string;
  readonly amount: Amount;
  readonly currency: CurrencyCode;
  /** ISO. */
  readonly at: string;
}

/** As the shop's own history has it. */
export interface OwnMovement extends Movement {
  /** Empty of a payment of invoices. */
  readonly orderId: string;
}

/** `unknown-here`: the provider has it, and our history does not. `unknown-there`: the other way round. */
export const DIFFERENCE_FAULTS = ['unknown-here', 'unknown-there', 'amount'] as const;

export interface Difference {
  readonly differenceId: string;
  readonly kind: MovementKind;
  readonly fault: (typeof DIFFERENCE_FAULTS)[number];
  readonly key: string;
  readonly orderId: string;
  /** In minor units; 0 where that side has none. */
  readonly ours: Amount;
  readonly theirs: Amount;
  readonly currency: CurrencyCode;
  readonly at: string;
}

/** What moved on a day, by currency. */
export interface DaySum {
  readonly currency: CurrencyCode;
  readonly count: number;
  readonly taken: Amount;
  readonly givenBack: Amount;
}

/** One provider's day, YYYY-MM-DD of the shop. */
export interface ProviderDay {
  readonly provider: string;
  readonly day: string;
}

/** Stream `reconciliation-<provider>.<day>`: a provider's list of a day held against the shop's history (decision 0085). */
export type ReconciliationEvent =
  | DomainEvent<
      'ProviderDayReconciled',
      ProviderDay & {
        readonly ours: readonly DaySum[];
        readonly theirs: readonly DaySum[];
        /** Those that are open now. */
        readonly differences: readonly Difference[];
        /** Ids of those that were open and are no more: the other side has come. */
        readonly settled: readonly string[];
        readonly at: string;
      }
    >
  | DomainEvent<
      'ProviderDifferenceResolved',
      ProviderDay & {
        readonly differenceId: string;
        readonly reason: string;
        readonly by: string;
        readonly at: string;
      }
    >;

export const reconciliationEvents = defineEvents<ReconciliationEvent>({ category: 'reconciliation' });

export const reconciliationIdOf = ({ provider, day }: ProviderDay): string => `${provider}.${day}`;
export const reconciliationStream = (of: ProviderDay): string => `reconciliation-${reconciliationIdOf(of)}`;
