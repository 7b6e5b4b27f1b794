import { z } from 'zod';
import { PRICES_SHOWN } from '#domain/shared/price/price-with-tax.ts';

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
  taxes: z.string().meta({ description: 'What the prices contain, for the eye; empty where they are without tax' }),
  place: z.string().meta({ description: 'The tax zone that it follows from; empty where there is none' }),
  isExempt: z.boolean().meta({ description: 'Shown without tax because of a certificate of the account' }),
});
export type PriceShownWire = z.output<typeof priceShown>;
