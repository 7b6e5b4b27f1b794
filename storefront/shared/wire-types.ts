// Shapes as they arrive: fields with a default may be absent.
import type { z } from 'zod';
import type { Output } from '#contracts/api.ts';
import type { address } from '#contracts/shared/shared.ts';

export type WireAddress = z.input<typeof address>;
export type WireOrder = Output<'customer/getorderdetails'>;
export type WireQuote = Output<'customer/getquotedetails'>;
export type WireQuoteLine = WireQuote['QuoteLines'][number];
