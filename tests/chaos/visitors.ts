// Visitors who register, and visitors who only read pages.
import { ApiError } from '#contracts/client.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Visitor } from '../harness/visitor.ts';
import type { Actor } from './actor.ts';

export async function signUp(actor: Actor, round: number): Promise<void> {
  const visitor = actor.browser(round);
  await actor.untilClear('account/guestlogin', (options) => visitor.post('account/guestlogin', {}, options));
  const name = `new-${actor.run}-${round}`;
  const email = `${name}@chaos.example`;
  const sent = {
    accountType: 'buyer' as const,
    firstName: 'Nova',
    lastName: 'Buyer',
    email,
    userName: name,
    password: DEMO_PASSWORD,
    confirmPassword: DEMO_PASSWORD,
  };
  await actor.untilClear('account/register', (options) => visitor.post('account/register', sent, options));
  actor.ledger.emails.push({
    to: email,
    subject: /^Welcome/,
    cause: `welcome of ${email}`,
    job: 'email-contact-when-registered',
    about: '',
    at: Date.now(),
  });
}

/** Somebody with a session, whose pages are made for them alone. */
export async function enter(actor: Actor): Promise<Visitor> {
  const visitor = actor.browser(0);
  await actor.untilClear('account/guestlogin', (options) => visitor.post('account/guestlogin', {}, options));
  return visitor;
}

/** Pages and answers that need no command: they are to come, or to say that the shop is away, whatever is away. */
export async function lookAround(actor: Actor, known: Visitor, round: number): Promise<void> {
  const visitor = round % 2 ? actor.elsewhere(known, round) : actor.browser(round);
  for (const path of ['/', '/category/bearings', '/api/get?route=category/catalog&category=bearings']) {
    await actor
      .once(path, async ({ signal }) => {
        const response = await visitor.fetch(path, signal ? { signal } : {});
        const text = await response.text();
        if (!response.ok)
          throw new ApiError(response.status, {
            ErrorId: 0,
            LogId: 0,
            code: path.startsWith('/api') ? (JSON.parse(text) as { code: string }).code : 'page',
            message: '',
          });
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
  }
}
