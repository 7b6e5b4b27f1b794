import { quote, type QuoteCommand } from '#domain/quote/quote.decider.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { at, csr, priced, quoteId, tax } from '#domain/quote/quote.samples.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { edit } from './quote-access.ts';

/** One quote in memory. */
function deskOn(events: QuoteEvent[]) {
  const state = () => events.reduce(quote.evolve, quote.initialState);
  const appends: string[][] = [];
  const context = {
    caller: { role: 'csr', personId: csr, accountId: '' },
    now: at,
    queries: {
      shipping: {
        pickedUpIn: async () => ({ warehouse: '' }),
        taxedAt: async ({ to }: { readonly to: object }) => to,
        offers: async () => ({ priced: [], onRequest: [] }),
      },
      tax: { find: async () => ({ ...tax, served: true }) },
      quote: { changes: async () => ['what others did'] },
    },
    run(_decider: unknown, _stream: string, command: QuoteCommand) {
      const decided = quote.decide(command, state());
      events.push(...decided);
      appends.push(decided.map(({ type }) => type));
      return Promise.resolve({ state: state() });
    },
    load: () => Promise.resolve({ state: state() }),
  };
  return { context: context as unknown as OperationContext, appends };
}

const { changes } = priced.reduce(quote.evolve, quote.initialState);
const sixOfLineOne = {
  type: 'ChangeQuantity',
  quoteId,
  by: csr,
  at,
  changesSeen: changes,
  lineId: '1',
  quantity: 6,
} as const;

test('an edit and its freight and taxes are one append, so that nothing is published between them', async () => {
  const { context, appends } = deskOn([...priced]);
  const { lines, changes: after } = await edit(sixOfLineOne, context);
  expect(appends).toEqual([['QuoteLineQuantityChanged', 'QuoteRecalculated']]);
  expect([lines[0]!.quantity, after]).toEqual([6, changes + 2]);
});

test('an edit of contents that changed meanwhile is refused with what others did, and appends nothing', async () => {
  const { context, appends } = deskOn([...priced]);
  await expect(edit({ ...sixOfLineOne, changesSeen: changes - 1 }, context)).rejects.toMatchObject({
    code: 'quote_changed',
    params: { since: ['what others did'] },
  });
  expect(appends).toEqual([]);
});
