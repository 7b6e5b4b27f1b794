import type { cartQuoteOperations } from '#contracts/quote/cart-quote.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { headerFor } from './quote-desk.commands.ts';
import { mustBeSold } from './quoted-item.ts';

export const cartQuoteCommands: Handlers<typeof cartQuoteOperations, 'command'> = {
  async 'admin/quote/requestfromcart'({ orderId }, context) {
    const { status, personId, accountId, lines } = await context.states.cart.atDesk({ orderId });
    if (status !== 'quoted') {
      await context.states.account.requireOrdering({ accountId });
      await mustBeSold(lines, context);
      const { contact } = await context.queries.contact.find({ contactId: String(contactNumber({ personId })) });
      const { language, ...person } = contact ?? notFound('contact_not_found');
      const header = await headerFor(person, context);
      await context.commands.cart.quoteAtDesk({ orderId, header, language });
    }
    const { quoteNumber } = await context.commands.quote.request({ orderId });
    return { quoteId: orderId, quoteNumber };
  },
};
