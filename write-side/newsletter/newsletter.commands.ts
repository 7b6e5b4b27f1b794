import type { newsletterOperations } from '#contracts/newsletter/newsletter.ts';
import { newsletter, type NewsletterCommand } from '#domain/newsletter/newsletter.decider.ts';
import type { NewsletterOrigin } from '#domain/newsletter/newsletter.events.ts';
import { DomainError, refuse } from '#domain/shared/domain-error.ts';
import { mayConfirm, mayUnsubscribe, subscriberIdOf } from '#platform/shop/newsletter-links.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { requireCaptcha } from '#platform/adapters/security/require-captcha.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import { translate } from '#platform/kernel/texts/texts.ts';

const success = { message: 'success' } as const;
/** Letters that one address gets in a day, whoever types it. */
const REQUESTS_OF_EMAIL = { name: 'newsletter.email', most: 3, perSeconds: 86_400 };
const REQUESTS_OF_ADDRESS = { name: 'newsletter.address', most: 30, perSeconds: 86_400 };

const run = (context: OperationContext, command: NewsletterCommand) =>
  context.run(newsletter, `newsletter-${command.subscriberId}`, command);

async function request(email: string, origin: NewsletterOrigin, context: OperationContext): Promise<void> {
  const { services, language, now: at } = context;
  const subscriberId = subscriberIdOf(email, services);
  await services.limits.consume(REQUESTS_OF_ADDRESS, context.address);
  await services.limits.consume(REQUESTS_OF_EMAIL, subscriberId);
  const spoken = (await context.queries.store.spoken({ language })).language;
  const about = { subscriberId, personId: `newsletter:${subscriberId}`, email, origin, at };
  await run(context, { type: 'Request', ...about, language: spoken });
}

const unsubscribe = async (subscriberId: string, by: string, context: OperationContext) => {
  await run(context, { type: 'Unsubscribe', subscriberId, by, at: context.now });
  return success;
};

export const newsletterCommands: Handlers<typeof newsletterOperations, 'command'> = {
  /** What is said of an address or a captcha is an answer; what is no address at all is refused like in any form. */
  async 'ecomforms/subscribe'({ EmailAddress, ...captcha }, context) {
    try {
      await requireCaptcha(captcha, context);
      await request(EmailAddress, 'footer', context);
      return { CssClass: 'success', Message: translate(context.language, 'newsletter')('requested') };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { CssClass: 'error', Message: textFor(error.code, context.language, error.params) };
    }
  },

  async 'newsletter/confirm'({ subscriber: subscriberId, request: number, key }, context) {
    if (!mayConfirm(subscriberId, number, key, context.services)) refuse('newsletter_link_old');
    await run(context, { type: 'Confirm', subscriberId, request: number, at: context.now });
    return success;
  },

  async 'newsletter/unsubscribe'({ subscriber: subscriberId, key }, context) {
    if (!mayUnsubscribe(subscriberId, key, context.services)) refuse('newsletter_link_old');
    return unsubscribe(subscriberId, 'link', context);
  },

  async 'profile/subscribenewsletter'(_input, context) {
    const { Email: email } = await context.queries.account.userContext();
    await request(email, 'account', context);
    return success;
  },

  async 'profile/unsubscribenewsletter'(_input, context) {
    const { Email: email } = await context.queries.account.userContext();
    return unsubscribe(subscriberIdOf(email, context.services), 'self', context);
  },

  'admin/newsletter/unsubscribe': ({ subscriberId }, context) =>
    unsubscribe(subscriberId, context.caller.personId, context),
};

export const newsletterFunctions = {
  /** By the one click that a mail program offers (RFC 8058): nothing is asked, and a key that is none does nothing. */
  async unsubscribeByLink(
    { subscriberId, key }: { readonly subscriberId: string; readonly key: string },
    context: OperationContext,
  ): Promise<void> {
    if (mayUnsubscribe(subscriberId, key, context.services)) await unsubscribe(subscriberId, 'link', context);
  },

  /** Ends it for an address, whoever asked for it, and says under whose key the address stands. Harmless when repeated. */
  async leave({ email }: { readonly email: string }, context: OperationContext): Promise<{ personIds: string[] }> {
    if (!email.includes('@')) return { personIds: [] };
    const subscriberId = subscriberIdOf(email, context.services);
    const stream = `newsletter-${subscriberId}`;
    if ((await context.load(newsletter, stream)).revision < 0) return { personIds: [] };
    await unsubscribe(subscriberId, 'erasure', context);
    return { personIds: [`newsletter:${subscriberId}`] };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly newsletter: FunctionsOf<typeof newsletterFunctions>;
  }
}
