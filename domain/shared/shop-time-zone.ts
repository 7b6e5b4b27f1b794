/** Days of the shop begin and end in this time zone, whoever looks from wherever: terms, receipts, offers. */
export const SHOP_TIME_ZONE = 'America/Toronto';
