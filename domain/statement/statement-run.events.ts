import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** Stream `statement-run-<YYYY-MM>`: every account that owed something in a month gets its statement. */
export type StatementRunEvent =
  | DomainEvent<'StatementRunStarted', { readonly month: string }>
  | DomainEvent<'StatementRunCompleted', { readonly month: string; readonly issued: number }>;

export const statementRunEvents = defineEvents<StatementRunEvent>({ category: 'statement-run' });

export const statementRunStream = (month: string): string => `statement-run-${month}`;
