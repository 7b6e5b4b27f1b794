import { z } from 'zod';
import { PRICES_SHOWN } from '#domain/shared/price/prices-shown.ts';

const rate = z.number().meta({ description: 'Thousandths of a percent, of all taxes together' });

/** How a reader is shown prices. Amounts of answers are without tax all the same. */
export const priceShown = z.object({
  shown: z
    .enum(PRICES_SHOWN)
    .meta({ description: 'As the setting PricesShown says; without tax where none is charged to this reader' }),
  rates: z
    .object({ otherClasses: rate, byClass: z.record(z.string(), rate) })
    .optional()
    .meta({ description: 'By tax class; absent where prices are shown without tax' }),
  contained: z
    .string()
    .meta({ description: 'What prices contain, in words; empty where the shop says nothing of that' }),
});
export type PriceShownWire = z.output<typeof priceShown>;
