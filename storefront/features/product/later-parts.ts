// Parts of a product's page that few products have, and that are no part of its first load.
import { isOnServer } from '#storefront/lib/is-on-server.ts';
import { partOnDemand } from '#storefront/lib/part-on-demand.tsx';

export const Bundle = partOnDemand(async () => (await import('./bundle.tsx')).Bundle);
export const Documents = partOnDemand(async () => (await import('./documents.tsx')).Documents);
export const SizeTable = partOnDemand(async () => (await import('./size-table.tsx')).SizeTable);

export const NotifyMe = partOnDemand(async () => (await import('#storefront/shared/want-list/notify-me.tsx')).NotifyMe);

const parts = [Bundle, Documents, SizeTable, NotifyMe];
/** The server renders these with the rest of the page. */
export const loadParts = async (): Promise<void> => {
  if (isOnServer) await Promise.all(parts.map((part) => part.preload()));
};
