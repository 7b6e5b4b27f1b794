// Remembers whether the shop's data store answers. Any answer of the API may tell that it does not (spec 8): the notice
// is the shell's.
import { errorCode } from './api-error.ts';

/** `page` could not be loaded; `call` is anything else, and the page beneath is whole. */
export type Outage = 'page' | 'call';

let outage: Outage | undefined;
const listeners = new Set<() => void>();

function tell(next: Outage | undefined): void {
  if (outage === next || (outage === 'page' && next === 'call')) return;
  outage = next;
  for (const listener of listeners) listener();
}

export const isStoreUnavailable = (error: unknown): boolean => errorCode(error) === 'store_unavailable';
export const reportOutage = (of: Outage): void => tell(of);
export const storeIsBack = (): void => tell(undefined);
export const currentOutage = (): Outage | undefined => outage;
export function watchOutage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Passes an answer on; one that tells of the outage is noticed on its way. */
export async function noticingOutage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isStoreUnavailable(error)) reportOutage('call');
    throw error;
  }
}
