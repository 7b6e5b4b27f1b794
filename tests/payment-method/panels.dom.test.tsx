// The back office's order page with the ten methods of the specification: each panel is in its own folder, and a line.
import { cleanup } from '@testing-library/react';
import { PaymentLine } from '#admin/order/payment-line.tsx';
import { renderPart } from '#admin/testing/render.tsx';
import { createMemoryShop, switchedOn } from './memory-shop.ts';
import type { DescribedMethod } from './described.ts';
import { tenMethods } from './methods.ts';
import { tenPanels } from './panels.ts';
import { createProvider } from './provider.ts';

const described: readonly DescribedMethod[] = tenMethods;
const named = described.map((one) => [one.contract.method, one] as const);

afterEach(cleanup);

/** A payment as the order's page has it: what the method's own server side says of what the buyer gave. */
async function paymentBy({ contract, server, example, texts }: DescribedMethod, language: 'en' | 'fr') {
  const { method } = contract;
  const { reserve, confirm, referenceOf } = server(createProvider());
  const { context } = createMemoryShop({ queries: { setting: { value: switchedOn } } });
  const request = {
    paymentId: 'o1.1.1',
    orderId: 'o1',
    method,
    amount: 7_195,
    currency: 'CAD' as const,
    accountId: 'ACC-1',
    details: example,
    idempotencyKey: 'o1.1.1',
    requestedAt: context.now,
  };
  let answer = await reserve(request, context);
  if (answer.outcome === 'challenge') answer = await confirm(request, context);
  if (answer.outcome !== 'authorised') throw new Error(`${method} is not reserved`);
  return {
    paymentId: request.paymentId,
    method,
    name: texts[language].short,
    status: contract.moneyComes === 'later' ? 'awaiting' : 'captured',
    onAccount: contract.moneyComes === 'account',
    reportedBy: contract.reportedBy,
    reference: referenceOf(example),
    amount: request.amount,
    rest: request.amount,
    receipts: [] as { amount: number; reference: string; receivedOn: string; receiptId: string; by: string }[],
    refunded: 0,
    unbilled: 0,
    CurrencyCode: 'CAD',
    text: answer.text,
    at: context.now,
  } as const;
}

describe('the panels of ten methods', () => {
  it('are as many', () => expect(Object.keys(tenPanels)).toEqual(named.map(([method]) => method)));
  it.each(named)('say by what staff find a payment by %s, in both languages', async (_method, one) => {
    for (const language of ['en', 'fr'] as const) {
      const payment = await paymentBy(one, language);
      await renderPart(<PaymentLine payment={payment} panels={tenPanels} />, { language });
      const shown = document.body.textContent?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
      expect(shown).toContain(`${one.texts[language].short} · ${payment.reference || payment.text} · `);
      expect(shown).toContain(language === 'en' ? '$71.95' : '71,95 $');
      cleanup();
    }
  });
});
