// What the shop knows of the codes in the pad: asked for in batches once typing pauses, and kept for the page's life.
import { useEffect, useState } from 'react';
import type { LookedUp } from '#contracts/quick-order/quick-order.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { isRefusal } from '#storefront/lib/api-error.ts';

const pause = 250;
const atOnce = 250;

const known = new Map<string, LookedUp>();

/** It means something else from now on. */
export const forgetLookedUp = (code: string): void => void known.delete(code);

/** Codes that are complete: of rows that are left, or that were pasted. */
export function useLookedUp(codes: readonly string[]): ReadonlyMap<string, LookedUp> {
  const [found, setFound] = useState<ReadonlyMap<string, LookedUp>>(known);
  const missing = [...new Set(codes)].filter((code) => !found.has(code));
  const key = missing.join('\n');
  useEffect(() => {
    if (!key) return;
    let shown = true;
    const ask = async () => {
      const wanted = key.split('\n');
      try {
        for (let from = 0; from < wanted.length && shown; from += atOnce) {
          const { Items } = await browserApi.post('checkout/skulookup', {
            ItemCodes: wanted.slice(from, from + atOnce),
          });
          for (const item of Items) known.set(item.ItemCode, item);
          if (shown) setFound(new Map(known));
        }
      } catch (error) {
        // Without a network rows have no price yet; they are asked for again when it returns.
        if (isRefusal(error)) return;
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    const again = () => void ask();
    addEventListener('online', again);
    return () => {
      shown = false;
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [key]);
  return found;
}

/** The price of one unit when so many are bought. */
export const unitPriceOf = ({ Tiers }: LookedUp, quantity: number): number | undefined =>
  (Tiers.findLast((tier) => tier.Qty <= quantity) ?? Tiers[0])?.UnitPrice;
