// Names what e-mails and steps are about, as staff know it. It asks the features that own it when the list is looked
// at, so nothing of it is kept here.
import type { EffectSubject } from '#contracts/effect/effect.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { StuckEffect } from '#platform/kernel/queue/stuck-effects.ts';

type Ids = StuckEffect['data'];

interface Found {
  readonly about: EffectSubject;
  /** The subject whose personal data the row shows; empty where there is none. */
  readonly discloses: string;
}

/** They show a buyer, or a file that a buyer named. */
const OF_PERSONS: ReadonlySet<EffectSubject['kind']> = new Set(['order', 'quote', 'cart', 'account']);

const NO_SUBJECT: EffectSubject = { kind: 'none', id: '', title: '', person: '', detail: '' };

/** An order has the id of the cart and the quote that it came from; holds and payments are numbered below it. */
function storyOf({ orderId, quoteId, paymentId, holdId }: Ids): string {
  const [story = ''] = String(orderId ?? quoteId ?? paymentId ?? holdId ?? '').split('.', 1);
  return story;
}

/** In the order of `effects`. */
export async function subjectsOf(effects: readonly StuckEffect[], { queries }: OperationContext): Promise<Found[]> {
  const stories = [...new Set(effects.map(({ data }) => storyOf(data)).filter(Boolean))];
  const withFiles = [
    ...new Set(
      effects
        .filter(({ data }) => data['sha256'] !== undefined)
        .map(({ data }) => storyOf(data))
        .filter(Boolean),
    ),
  ];
  const [orders, quotes, carts, files] = await Promise.all([
    queries.order.buyers({ orderIds: stories }),
    queries.quote.buyers({ quoteIds: stories }),
    queries.cart.buyers({ orderIds: stories }),
    Promise.all(withFiles.map(async (orderId) => [orderId, await queries.attachment.names({ orderId })] as const)).then(
      (entries) => new Map(entries),
    ),
  ]);

  function story(id: string, asQuote: boolean): EffectSubject | undefined {
    const order = own(orders, id);
    const quote = own(quotes, id);
    if (quote && (asQuote || !order))
      return { ...NO_SUBJECT, kind: 'quote', id, title: quote.quoteNumber, person: quote.name || quote.email };
    if (order) return { ...NO_SUBJECT, kind: 'order', id, title: order.orderNumber, person: order.name || order.email };
    const cart = own(carts, id);
    return cart && { ...NO_SUBJECT, kind: 'cart', id, person: cart.name || cart.email };
  }

  async function accountOf({ contactId, accountId }: Ids): Promise<EffectSubject> {
    const { contact } = contactId === undefined ? {} : await queries.contact.find({ contactId: String(contactId) });
    const id = String(accountId ?? contact?.accountId ?? '');
    const { name, kind } = await queries.account.profile({ accountId: id });
    const person = contact ? `${contact.firstName} ${contact.lastName}`.trim() || contact.email : '';
    return {
      ...NO_SUBJECT,
      kind: kind === 'guest' ? 'none' : 'account',
      id,
      title: kind === 'dealer' ? name : '',
      person: person || (kind === 'buyer' ? name : ''),
    };
  }

  async function aboutOf({ data }: StuckEffect): Promise<EffectSubject> {
    const id = storyOf(data);
    const detail = String(data['itemNumber'] ?? own(files.get(id), String(data['sha256'])) ?? '');
    const known = story(id, data['quoteId'] !== undefined);
    if (known) return { ...known, detail };
    if (data['contactId'] !== undefined || data['accountId'] !== undefined) return accountOf(data);
    if (data['itemNumber'] !== undefined) return { ...NO_SUBJECT, kind: 'item', id: detail, title: detail };
    if (data['size'] !== undefined)
      return { ...NO_SUBJECT, kind: 'head', id: String(data['size']), title: String(data['size']) };
    if (data['sourceId'] !== undefined) {
      const sourceId = String(data['sourceId']);
      const { name } = await queries.importSource.name({ sourceId });
      if (name) return { ...NO_SUBJECT, kind: 'import-source', id: sourceId, title: name };
    }
    if (data['readModel'] !== undefined)
      return { ...NO_SUBJECT, kind: 'read-model', id: String(data['readModel']), title: String(data['readModel']) };
    return { ...NO_SUBJECT, id: Object.values(data).join(' · ') };
  }

  return Promise.all(
    effects.map(async (effect) => {
      const about = await aboutOf(effect);
      return { about, discloses: OF_PERSONS.has(about.kind) ? `${about.kind}:${about.id}` : '' };
    }),
  );
}
