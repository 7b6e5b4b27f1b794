// Mails that a shop of the tests has sent, and who agrees to letters.
import type { TestShop } from './shop.ts';
import type { Visitor } from './visitor.ts';

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

export const mailsOf = async (shop: TestShop): Promise<SentMail[]> =>
  (await (await fetch(`${shop.url}/dev/mail.json`)).json()) as SentMail[];

/** Asks for the newsletter, and confirms it by the link of the letter. */
export async function subscribe(shop: TestShop, visitor: Visitor): Promise<void> {
  const { Email } = await visitor.get('account/getusercontext', {});
  await visitor.post('profile/subscribenewsletter', {});
  await shop.quiet();
  const html = (await mailsOf(shop)).find(
    ({ to, html: body }) => to === Email && body.includes('/newsletter/confirm'),
  )!.html;
  const [, query = ''] = /newsletter\/confirm\?([^"]+)"/.exec(html)!;
  const link = new URLSearchParams(query.replaceAll('&amp;', '&'));
  const [subscriber, key] = [link.get('subscriber')!, link.get('key')!];
  await visitor.post('newsletter/confirm', { subscriber, key, request: Number(link.get('request')) });
  await shop.projectionsCaughtUp();
}
