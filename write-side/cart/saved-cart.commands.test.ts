import { cart } from '#domain/cart/cart.decider.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { savedCartCommands } from './saved-cart.commands.ts';

/** One cart is listed as saved under a name, and as far as its stream goes it is so, or was removed since. */
function shopOf({ isThere }: { readonly isThere: boolean }) {
  const saved: string[] = [];
  const listed = { status: 'open', aside: true, tag: 'Press 4' };
  const context = {
    caller: { personId: 'contact:1' },
    session: { orderId: '' },
    states: { cart: { own: async () => ({}) } },
    queries: { cart: { saved: async () => ({ Carts: [{ OrderID: 'old', OrderTag: 'Press 4' }] }) } },
    load: async () => ({ state: isThere ? listed : cart.initialState }),
    run: async (_decider: unknown, stream: string) => void saved.push(stream),
  };
  const save = (cartName: string) =>
    savedCartCommands['cart/savecartas'](
      { orderId: 'new', cartName, sendEmail: false },
      context as unknown as OperationContext,
    );
  return { save, saved };
}

describe('saving a cart', () => {
  it('under a name that another one has is refused', async () => {
    await expect(shopOf({ isThere: true }).save('Press 4')).rejects.toMatchObject({ code: 'saved_cart_name_taken' });
  });

  it('takes a name whose cart was removed, though the list does not know of it yet', async () => {
    const { save, saved } = shopOf({ isThere: false });
    await save('Press 4');
    expect(saved).toEqual(['cart-new']);
  });
});
