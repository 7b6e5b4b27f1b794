import type { DeliveryPart } from '#contracts/order/order.ts';
import { formatDay } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';

/** "137 arrive Tue 1 Dec, 63 on Tue 8 Dec"; of one part only the day. Empty where nothing was promised. */
export function useArrival(): (parts: readonly DeliveryPart[], isPickedUp: boolean) => string {
  const { t, language } = useText('common');
  return (parts, isPickedUp) =>
    parts
      .map(({ units, arrivesBy }, at) => {
        if (!arrivesBy) return t('arrival.toConfirm', { units });
        const day = formatDay(arrivesBy, language);
        if (parts.length === 1) return t(isPickedUp ? 'arrival.ready' : 'arrival.all', { day });
        if (at > 0) return t('arrival.further', { units, day });
        return t(isPickedUp ? 'arrival.firstReady' : 'arrival.first', { units, day });
      })
      .join(', ');
}
