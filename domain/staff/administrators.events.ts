import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** Stream `administrators-shop`: who can sign in as an administrator. */
export type AdministratorsEvent =
  | DomainEvent<'AdministratorAppointed', { readonly staffId: string }>
  | DomainEvent<'AdministratorDismissed', { readonly staffId: string }>;

export const administratorsEvents = defineEvents<AdministratorsEvent>({ category: 'administrators' });
