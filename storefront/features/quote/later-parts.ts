// Parts of a quote's page that are no part of its first load.
import { isOnServer } from '#storefront/lib/is-on-server.ts';
import { partOnDemand } from '#storefront/lib/part-on-demand.tsx';

export const AddLine = partOnDemand(async () => (await import('./add-line.tsx')).AddLine);
export const Conversation = partOnDemand(async () => (await import('./conversation.tsx')).Conversation);
export const MessageForm = partOnDemand(async () => (await import('./conversation.tsx')).MessageForm);
export const Delivery = partOnDemand(async () => (await import('./delivery.tsx')).Delivery);
export const EditBlocked = partOnDemand(async () => (await import('./edit-blocked.tsx')).EditBlocked);
export const QuoteActions = partOnDemand(async () => (await import('./quote-actions.tsx')).QuoteActions);
export const Revisions = partOnDemand(async () => (await import('./revisions.tsx')).Revisions);

const parts = [AddLine, Conversation, MessageForm, Delivery, QuoteActions, Revisions];
/** The server renders these with the rest of the page. */
export const loadParts = async (): Promise<void> => {
  if (isOnServer) await Promise.all(parts.map((part) => part.preload()));
};
