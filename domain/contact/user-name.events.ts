import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/**
 * Stream `user-name-<hash>`: one stream per name makes names unique; the hash is keyed, so no name stands in the store.
 */
export type UserNameEvent =
  | DomainEvent<'UserNameClaimed', { readonly nameHash: string; readonly subject: string }>
  | DomainEvent<'UserNameReleased', { readonly nameHash: string; readonly subject: string }>;

export const userNameEvents = defineEvents<UserNameEvent>({ category: 'user-name' });
