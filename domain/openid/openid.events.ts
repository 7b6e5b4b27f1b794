import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

type OfLink<Data extends object = object> = {
  readonly linkId: string;
  readonly contactId: string;
  readonly at: string;
} & Data;

/**
 * Stream `openid-<linkId>`: whom a person of an OpenID provider signs in as (spec 1, social login). The id is a keyed hash of the
 * provider's issuer and its name for the person, so neither name nor address stands in the store.
 */
export type OpenidEvent =
  /** `provider`: its id in the shop's configuration. */
  DomainEvent<'OpenidLinked', OfLink<{ readonly provider: string }>> | DomainEvent<'OpenidUnlinked', OfLink>;

export const openidEvents = defineEvents<OpenidEvent>({ category: 'openid' });

export const openidStream = (linkId: string): string => `openid-${linkId}`;
