import type { accountOperations } from '#contracts/account.ts';
import { account } from '#domain/account/account.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';
import { claimName, openAccount, registerContact } from './registration.ts';
import { signInCommands } from './sign-in.commands.ts';

const ACCOUNT_CURRENCY = 'CAD';
const success = { message: 'success' } as const;

export const accountCommands: Handlers<typeof accountOperations, 'command'> = {
  ...signInCommands,

  async 'account/claimname'({ nameHash, subject }, context) {
    await claimName(nameHash, subject, context);
    return success;
  },

  async 'account/register'({ accountType, companyName, password, confirmPassword: _, ...person }, context) {
    const accountId = context.id('account');
    const contactId = contactIdFrom(context.id('contact'));
    const guestOrderId = context.session.orderId;
    const role = accountType === 'dealer' ? 'admin-contact' : 'buyer';
    const opened = { accountId, kind: accountType, name: accountType === 'dealer' ? companyName : '', currency: ACCOUNT_CURRENCY } as const;
    await registerContact({ contactId, accountId, role, ...person, orderAccess: 'View All', invoiceAccess: 'Allow' }, password, context, () => openAccount(opened, context));
    await context.session.begin(`contact:${contactId}`, { role, accountId, orderId: '' });
    const { orderId } = await context.call('cart/join', { guestOrderId, ownOrderId: '', personId: `contact:${contactId}`, accountId });
    await context.session.setOrder(orderId);
    return context.call('account/getusercontext', {});
  },

  async 'account/open'({ accountId, contacts, addresses, creditLimit, priceList, ...opened }, context) {
    await openAccount({ accountId, ...opened }, context);
    if (priceList) await context.run(account, `account-${accountId}`, { type: 'AssignPriceList', accountId, priceList });
    if (creditLimit) await context.call('credit/setlimit', { accountId, limit: creditLimit, currency: opened.currency });
    for (const { password, ...contact } of contacts) await registerContact({ accountId, ...contact }, password, context);
    for (const { addressId, address, primary } of addresses) {
      const personId = `contact:${contacts[0]?.contactId ?? ''}`;
      await context.run(account, `account-${accountId}`, { type: 'SaveAddress', accountId, addressId, personId, address, primary }, { step: addressId });
    }
    return success;
  },

  async 'customer/saveaddress'({ addressId = '', address, primary }, context) {
    const { accountId, personId } = context.caller;
    const known = addressId || context.id('address');
    await context.run(account, `account-${accountId}`, { type: 'SaveAddress', accountId, addressId: known, personId, address, primary });
    return { addressId: known };
  },
};

/** ContactId is a number above 0 (spec 3): twelve digits drawn from a random id. */
const contactIdFrom = (id: string): string => String(100_000_000_000 + (Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) % 900_000_000_000));
