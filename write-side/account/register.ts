import type { Registrant, UserContext } from '#contracts/account/account.ts';
import type { AccountCommand } from '#domain/account/account-commands.ts';
import { account } from '#domain/account/account.decider.ts';
import { contact } from '#domain/contact/contact.decider.ts';
import { onRecord } from '#platform/adapters/session/sign-in.ts';
import { readableNumber } from '#platform/kernel/runtime/readable-number.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { contactIdFrom, registerContact } from '../contact/register-contact.ts';
import { mergeGuestCart } from './merge-cart.ts';
import { openAccount } from './open-account.ts';

/** New accounts in a day: of one network address, and of one e-mail address, whose owner gets an e-mail for each. */
const REGISTRATIONS_OF_ADDRESS = { name: 'register.address', most: 50, perSeconds: 86_400 };
const REGISTRATIONS_OF_EMAIL = { name: 'register.email', most: 3, perSeconds: 86_400 };

interface Registration {
  readonly contactId: string;
  readonly registrant: Registrant;
  readonly password: string;
  /** Once the contact exists, before they are signed in; `subject`: `contact:<id>`. */
  readonly onRegistered?: (subject: string) => Promise<void>;
}

export const registrationFunctions = {
  /** The contact that this press makes; `isDone`: a person who did not hear of it presses again as who they have become. */
  async begin(
    { userName }: { readonly userName: string },
    context: OperationContext,
  ): Promise<{ contactId: string; isDone: boolean }> {
    return { contactId: contactIdFrom(context.id('contact')), isDone: await isOwnName(userName, context) };
  },

  /**
   * Registers a buyer, or a company with its first admin contact, and signs in who need not be approved first.
   * @throws DomainError user_name_taken, Refusal too_many_requests
   */
  async register(
    { contactId, registrant, password, onRegistered }: Registration,
    context: OperationContext,
  ): Promise<UserContext> {
    const { accountType, companyName, taxNumber, answers: given, ...person } = registrant;
    const answers = await context.states.registrationForm.answers({ accountType, given });
    await context.services.limits.consume(REGISTRATIONS_OF_ADDRESS, context.address);
    await context.services.limits.consume(REGISTRATIONS_OF_EMAIL, context.services.hashName(person.email));
    const accountId = readableNumber('ACC', context.id('account'));
    const guestOrderId = context.session.orderId;
    const role = accountType === 'dealer' ? 'admin-contact' : 'buyer';
    const opened = {
      accountId,
      kind: accountType,
      name: accountType === 'dealer' ? companyName : '',
      // That of a guest, which the shop decides.
      currency: (await context.queries.account.profile({ accountId: '' })).currency,
    } as const;
    const approval =
      accountType === 'dealer' && (await context.queries.setting.value({ name: 'DealersNeedApproval' })).value === '1';
    await registerContact(
      {
        contactId,
        accountId,
        role,
        ...person,
        language: person.language ?? context.language,
        orderAccess: 'View All',
        invoiceAccess: 'Allow',
      },
      { password },
      context,
      async () => {
        await openAccount(opened, context);
        const at = context.now;
        const decide = (command: AccountCommand) => context.run(account, `account-${accountId}`, command);
        const personId = `contact:${contactId}`;
        // Before the event: what is somebody's must not be deleted as nobody's.
        await context.services.waitingFiles.taken(answers.flatMap(({ file }) => file?.sha256 ?? []));
        await decide({ type: 'AnswerQuestions', accountId, personId, answers, at });
        if (accountType === 'dealer' && taxNumber) {
          const seen = { taxNumber: '' };
          await decide({ type: 'ChangeTerms', accountId, by: personId, at, seen, changed: { taxNumber } });
        }
        if (approval) await decide({ type: 'RequestApproval', accountId, at });
      },
    );
    await onRegistered?.(`contact:${contactId}`);
    // The session, and with it the cart, stays the guest's until the company may buy.
    if (approval) return context.queries.account.userContext();
    // Before the session, which forgets the guest: a press that comes to nothing leaves the cart to the next one.
    const orderId = await mergeGuestCart(guestOrderId, `contact:${contactId}`, accountId, context);
    await context.session.begin(`contact:${contactId}`, { role, accountId, orderId });
    await onRecord('signed-in', context);
    return context.queries.account.userContext();
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly registration: FunctionsOf<typeof registrationFunctions>;
  }
}

/** Asked of the stream: the read model may not have come as far as a press whose answer was lost. */
async function isOwnName(userName: string, { caller, load }: OperationContext): Promise<boolean> {
  const [kind, contactId = ''] = caller.personId.split(':');
  return kind === 'contact' && (await load(contact, `contact-${contactId}`)).state.data?.userName === userName;
}
