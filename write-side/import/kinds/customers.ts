import type { CompanyData } from '#domain/account/account.events.ts';
import type { KindCommands } from '../kind-commands.ts';

export const customers: KindCommands = {
  async change({ key: accountId, isNew, seen, changed, wanted, shop }, { commands }) {
    const whole = wanted as unknown as CompanyData;
    await commands.customer.bring({
      accountId,
      isNew,
      seen: seen as Partial<CompanyData>,
      changed: isNew ? { ...whole, currency: whole.currency || shop.currency } : (changed as Partial<CompanyData>),
    });
  },
  // Who has ordered by now cannot be made never to have been a customer.
  async remove({ key: accountId }, { commands }) {
    await commands.customer.suspend({ accountId });
  },
};
