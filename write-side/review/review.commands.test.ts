import { review } from '#domain/review/review.decider.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { reviewCommands } from './review.commands.ts';

/** The caller's review of the item waits; `isThis`: it is the one that this press wrote before. */
function shopOf({ isThis }: { readonly isThis: boolean }) {
  const context = {
    caller: { role: 'buyer', personId: 'contact:1', accountId: 'A' },
    language: 'en',
    now: '2026-11-18T17:00:00.000Z',
    id: () => 'r1',
    queries: {
      product: { facts: async () => ({ '6205': {} }) },
      review: { own: async () => ({ status: 'waiting' }) },
      order: { purchasesOf: async () => ({ purchases: [] }) },
    },
    load: async () => ({
      state: isThis ? { status: 'waiting', itemNumber: '6205', rating: 9, answer: '' } : review.initialState,
    }),
    run: async () => undefined,
  };
  const write = reviewCommands['product/savereview'];
  return () =>
    write(
      { productId: '6205', Rating: 9, Title: 'Quiet', Comments: 'Runs cool', Name: 'Ben', Email: 'ben@example.com' },
      context as unknown as OperationContext,
    );
}

describe('writing a review', () => {
  it('of an item of which one is written already is refused', async () => {
    await expect(shopOf({ isThis: false })()).rejects.toMatchObject({ code: 'review_already_written' });
  });

  it('is told the same once more to who did not hear of it and presses again', async () => {
    expect(await shopOf({ isThis: true })()).toEqual({ message: 'success', ReviewID: 'r1' });
  });
});
