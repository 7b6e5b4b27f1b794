// Letters as jobs ask for them: whom a letter goes to and what fills it, and the letter itself in the shop's present
// words.
import type { Output } from '#contracts/api.ts';
import { fitted } from '#contracts/store/company.ts';
import { letterIds, type LetterId } from '#contracts/letter/letter-definitions.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { LetterContent } from '#domain/letter/letter.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { RemovedFactor } from '#domain/shared/second-factor.ts';
import type { LetterFrame, LetterValues } from '#platform/shop/letter/letter-values.ts';
import { renderLetter, type WrittenLetter } from '#platform/shop/letter/render-letter.ts';
import { confirmLink, unsubscribeLink } from '#platform/shop/newsletter-links.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { paperPictureUrl } from '#platform/shop/picture-url.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { LANGUAGES, unfilledText, type Language } from '#platform/kernel/texts/texts.ts';
import { contents, publishedContents } from '#projections/shared/content/content.ts';
import { contentKey } from '#projections/shared/content/content-kinds.ts';
import { letterSample } from './letter-sample.ts';
import {
  deskTexts,
  cancelledLines,
  emailText,
  orderLines,
  orderSummary,
  orderTexts,
  quoteLines,
  refundHow,
  refundLines,
  returnedPayment,
  shipmentLines,
  type LetterFacts,
} from './letter-facts.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import { dayText, money } from '#projections/shared/money-and-days.ts';

export interface OrderLetter {
  readonly orderId: string;
  /** The shop's own address, before the path of links. */
  readonly origin: string;
  readonly shipmentId?: string;
  readonly refundId?: string;
  /** One that the buyer's bank took back. */
  readonly paymentId?: string;
  /** What staff wrote about it. */
  readonly message?: string;
  readonly cancelled?: readonly { readonly lineId: string; readonly quantity: number }[];
  /** `desk`: to the address in the setting OrderDeskEmail, with the way into the back office. */
  readonly to?: 'buyer' | 'desk';
}

interface QuoteLetter {
  readonly quoteId: string;
  readonly origin: string;
  readonly messageId?: string;
  readonly to: 'buyer' | 'desk';
  /** Instead of the reader's, for a preview. */
  readonly language?: Language;
}

interface ContactLetter {
  readonly contactId: string;
  /** Path with what it carries, such as a token. */
  readonly path: string;
  readonly origin: string;
  readonly reason?: string;
  /** What staff wrote to them. */
  readonly message?: string;
  /** Which of their second factors it is about. */
  readonly factor?: RemovedFactor;
  /** Which of the ways to sign in elsewhere it is about. */
  readonly provider?: string;
  /** What was to be taken from their bank account. */
  readonly debit?: { readonly amount: Amount; readonly currency: CurrencyCode };
}

interface MemberLetter {
  readonly staffId: string;
  readonly language: Language;
  readonly link: string;
  readonly factor: RemovedFactor;
}

interface ProductLetter extends Pick<LetterFacts, 'to' | 'personId' | 'language'> {
  readonly itemNumber: string;
  readonly origin: string;
}

export interface NewsletterFacts extends LetterFacts {
  readonly status: 'requested' | 'subscribed' | 'unsubscribed';
  readonly request: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The words that come with the shop. */
export const originalLetter = (letter: LetterId): LetterContent => {
  const inBoth = (part: 'subject' | 'body') =>
    Object.fromEntries(LANGUAGES.map((language) => [language, unfilledText(language, 'letter', letter, part)])) as {
      en: string;
      fr: string;
    };
  return { subject: inBoth('subject'), body: inBoth('body') };
};

/** Pixels. */
const LOGO_BOX = { width: 240, height: 40 };

/** The dealer's name, and below each letter the ways to reach them. */
export async function frameOf(language: Language, { queries, services }: OperationContext): Promise<LetterFrame> {
  const [{ name, addressLines, phone, email, logo }, { value: senderAddress }] = await Promise.all([
    queries.store.company({ language }),
    queries.setting.value({ name: 'MailSender' }),
  ]);
  return {
    language,
    shopName: name,
    senderAddress,
    ...(logo && { logo: { url: services.publicOrigin + paperPictureUrl(logo.picture), ...fitted(logo, LOGO_BOX) } }),
    footer: [...addressLines, phone, email].filter(Boolean).join('\n'),
  };
}

export async function written(
  { subject, body }: { readonly subject: string; readonly body: string },
  language: Language,
  { texts, tables }: LetterValues,
  context: OperationContext,
): Promise<WrittenLetter> {
  const frame = await frameOf(language, context);
  return renderLetter({ subject, body }, { texts: { 'shop.name': frame.shopName, ...texts }, tables }, frame);
}

const shipmentTexts = (shipment: Output<'admin/order/detail'>['Shipments'][number] | undefined) => ({
  'shipment.carrier': shipment?.carrier ?? '',
  'shipment.trackingNumber': shipment?.trackingNumber ?? '',
  'shipment.trackingUrl': shipment?.trackingUrl ?? '',
});

/** Who is told of orders, in the shop's language. */
async function orderDesk(context: OperationContext): Promise<Pick<LetterFacts, 'to' | 'language'>> {
  const { queries } = context;
  const [{ value: to }, { language }] = await Promise.all([
    queries.setting.value({ name: 'OrderDeskEmail' }),
    queries.store.spoken(context),
  ]);
  return { to, language };
}

export const letterFunctions = (read: ReadSide) => ({
  /** The letter in the shop's present words; `version` is 0 where those are the ones that come with the shop. */
  async write(
    {
      letter,
      language,
      values,
    }: { readonly letter: LetterId; readonly language: Language; readonly values: LetterValues },
    context: OperationContext,
  ): Promise<WrittenLetter & { readonly version: number }> {
    const key = contentKey('letter', letter);
    const published = (await read.rows(publishedContents, [key], context)).get(key);
    const { subject, body } =
      (published?.content as unknown as LetterContent | null | undefined) ?? originalLetter(letter);
    const mail = await written({ subject: subject[language], body: body[language] }, language, values, context);
    return { ...mail, version: published?.version ?? 0 };
  },

  /**
   * What a letter about an order is filled with, and whether its shipment waits at a counter. Names of things are in the
   * language of the request, so a job asks first what the buyer's is.
   */
  async orderFacts(
    { orderId, origin, shipmentId, refundId, paymentId, message = '', cancelled = [], to = 'buyer' }: OrderLetter,
    context: OperationContext,
  ): Promise<LetterFacts & { readonly isPickedUp: boolean }> {
    const { language, queries } = context;
    const order = await queries.orderDesk.detail({ orderId });
    const { OrderHeader: header, Customer } = order;
    const shipment = order.Shipments.find((one) => one.shipmentId === shipmentId);
    const refund = order.Refunds.find((one) => one.refundId === refundId);
    // The job comes before the row that it speaks of: it is tried again.
    if ((shipmentId && !shipment) || (refundId && !refund)) return notFound('not_found');
    const delivery = order.Deliveries.find(({ DeliveryID }) => DeliveryID === shipment?.deliveryId);
    return {
      isPickedUp: delivery?.PickUp !== undefined,
      ...(to === 'desk' ? await orderDesk(context) : { to: header.Email, language: Customer.Language }),
      personId: Customer.PersonId,
      texts: {
        ...orderTexts(order, language, origin),
        ...(to === 'desk' ? deskTexts(order, origin) : {}),
        ...shipmentTexts(shipment),
        'refund.total': refund ? money(refund.amount, header.CurrencyCode, language) : '',
        'refund.how': refund ? refundHow(refund, language) : '',
        ...returnedPayment(order, paymentId, language),
        'order.received': money(header.PaidTotal, header.CurrencyCode, language),
        'order.unpaid': money(header.UnpaidTotal, header.CurrencyCode, language),
        'message.text': message,
      },
      tables: {
        'order.summary': orderSummary(order, language),
        'order.lines': orderLines(order, language),
        'shipment.lines': shipment ? shipmentLines(shipment, language) : [],
        'cancelled.lines': cancelledLines(order, cancelled, language),
        'refund.lines': refund ? refundLines(refund, header.CurrencyCode, language) : [],
      },
    };
  },

  /** To the buyer in their language; to the desk (setting QuoteDeskEmail, empty for nobody) in the shop's. */
  async quoteFacts(
    { quoteId, origin, messageId, to, language: asked }: QuoteLetter,
    context: OperationContext,
  ): Promise<LetterFacts> {
    const { queries } = context;
    const quote = await queries.quote.forMail({ quoteId, ...(messageId ? { messageId } : {}) });
    const isDesk = to === 'desk';
    const language = asked ?? (await queries.store.spoken(isDesk ? context : quote)).language;
    const total = money(quote.total, quote.currency, language);
    const validUntil = quote.validUntil ? dayText(quote.validUntil, language) : '';
    const t = emailText(language, 'quote');
    return {
      to: isDesk ? (await queries.setting.value({ name: 'QuoteDeskEmail' })).value : quote.email,
      personId: quote.personId,
      language,
      texts: {
        'recipient.name': isDesk ? '' : quote.name,
        'buyer.name': quote.name,
        'quote.number': quote.quoteNumber,
        'quote.total': total,
        'quote.validUntil': validUntil,
        'quote.revision': quote.revision ? String(quote.revision) : '',
        'quote.reason': quote.reason,
        'quote.message': quote.message,
        'quote.comments': quote.comments,
        // The paper lies behind the sign-in, with every revision: a page can ask for that, a file cannot.
        'quote.link': isDesk
          ? `${origin}/admin/quote/${quote.quoteId}/show`
          : `${origin}/profile/quotedetails/${quote.quoteId}`,
      },
      tables: {
        'quote.lines': quoteLines(quote, language),
        'quote.summary': [
          ...(isDesk ? [{ label: t('number'), value: quote.quoteNumber }] : []),
          { label: t('total'), value: total },
          ...(!isDesk && validUntil ? [{ label: t('validUntil'), value: validUntil }] : []),
        ],
      },
    };
  },

  /** @throws DomainError not_found where the read models do not know the contact yet */
  async contactFacts(
    { contactId, path, origin, reason = '', message = '', factor = 'all', provider = '', debit }: ContactLetter,
    { queries }: OperationContext,
  ): Promise<LetterFacts> {
    const { contact } = await queries.contact.find({ contactId });
    if (!contact) return notFound('not_found');
    const { language } = await queries.store.spoken({ language: contact.language === 'fr' ? 'fr' : 'en' });
    return {
      to: contact.email,
      personId: `contact:${contactId}`,
      language,
      texts: {
        'recipient.name': contact.firstName,
        'contact.userName': contact.userName,
        'contact.link': `${origin}${path}`,
        'registration.reason': reason,
        'message.text': message,
        'factor.name': emailText(language, 'factor')(factor),
        'provider.name': provider,
        'debit.amount': debit ? money(debit.amount, debit.currency, language) : '',
      },
      tables: {},
    };
  },

  /** To a member of staff, about a second factor of theirs. @throws DomainError staff_not_found */
  async memberFacts(
    { staffId, language, link, factor }: MemberLetter,
    { queries }: OperationContext,
  ): Promise<LetterFacts> {
    const { name, email: to } = await queries.staff.find({ staffId });
    if (!to) return notFound('staff_not_found');
    const texts = {
      'recipient.name': name,
      'contact.userName': to,
      'contact.link': link,
      'factor.name': emailText(language, 'factor')(factor),
    };
    return { to, personId: `staff:${staffId}`, language, texts, tables: {} };
  },

  /** About a product, to somebody of whom no more is known than an address. @throws DomainError product_not_found */
  async productFacts(
    { itemNumber, origin, to, personId, language: theirs }: ProductLetter,
    { queries }: OperationContext,
  ): Promise<LetterFacts> {
    const { language } = await queries.store.spoken({ language: theirs });
    const product = own(await queries.product.facts({ itemNumbers: [itemNumber] }), itemNumber);
    if (!product) return notFound('product_not_found', { itemNumber });
    return {
      ...{ to, personId, language },
      texts: {
        'recipient.name': '',
        'product.name': product.name[language],
        'product.number': itemNumber,
        'product.link': `${origin}/product/${encodeURIComponent(itemNumber)}/${product.seoFriendlyName}`,
      },
      tables: {},
    };
  },

  /** The link confirms until it was confirmed, and ends the newsletter from then on. Refuses with newsletter_not_found. */
  async newsletterFacts(
    { subscriberId }: { readonly subscriberId: string },
    { queries, services }: OperationContext,
  ): Promise<NewsletterFacts> {
    const { email, language, request, status } = await queries.newsletter.subscriber({ subscriberId });
    const leave = unsubscribeLink(subscriberId, services);
    return {
      ...{ to: email, personId: `newsletter:${subscriberId}`, language, status, request },
      texts: {
        'recipient.name': email,
        'newsletter.link': status === 'requested' ? confirmLink(subscriberId, request, services) : leave,
      },
      tables: {},
      // RFC 8058: mail programs show a button that needs no page.
      headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  },

  /** The letter as it is edited, filled with a sample: for a test to oneself. */
  async draft(
    { letterId, about, origin }: { readonly letterId: string; readonly about: string; readonly origin: string },
    context: OperationContext,
  ): Promise<WrittenLetter> {
    const letter = letterIds.find((known) => known === letterId) ?? notFound('letter_unknown');
    const row = (await loadRows(read.pool, contents, [contentKey('letter', letter)])).get(contentKey('letter', letter));
    const content = (row?.draft ?? row?.published) as unknown as LetterContent | null | undefined;
    const { subject, body } = content ?? originalLetter(letter);
    const { language } = context;
    const { facts } = await letterSample({ letter, about, origin }, context);
    return written({ subject: subject[language], body: body[language] }, language, facts, context);
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly letter: FunctionsOf<ReturnType<typeof letterFunctions>>;
  }
}
