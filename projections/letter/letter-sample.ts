// What a letter is previewed with: an order, quote or person of the shop, by number, name or the newest.
import { letterDefinition, type LetterId, type LetterSubject } from '#contracts/letter/letter-definitions.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { DEFAULT_CURRENCY } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import { UNSUBSCRIBE_PATH } from '#platform/shop/newsletter-links.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { dayText, money } from '#projections/shared/money-and-days.ts';
import { cancelledLines, orderLines, type LetterFacts } from './letter-facts.ts';

export interface LetterSample {
  readonly facts: LetterFacts;
  readonly filledWith: { readonly kind: LetterSubject; readonly subject: string; readonly title: string };
}

interface Wanted {
  readonly letter: LetterId;
  /** `order:<id>`, `quote:<id>` or `account:<id>`; else a number or a name to look for; empty for the newest. */
  readonly about: string;
  readonly origin: string;
}

const idIn = (about: string, kind: string) => (about.startsWith(`${kind}:`) ? about.slice(kind.length + 1) : undefined);

const FIRST = { page: 1, pageSize: 1, direction: 'DESC' } as const;

/** @throws DomainError letter_nothing_to_show where the shop has none */
export async function letterSample(wanted: Wanted, context: OperationContext): Promise<LetterSample> {
  const { about, to } = letterDefinition(wanted.letter);
  switch (about) {
    case 'order':
    case 'cart':
      return orderSample(wanted, about, to === 'desk' ? 'desk' : 'buyer', context);
    case 'quote':
      return quoteSample(wanted, to === 'desk' ? 'desk' : 'buyer', context);
    case 'import':
      return (await context.queries.importSource.sample({ origin: wanted.origin })) ?? nothing('import');
    case 'contact':
      return contactSample(wanted, context);
    case 'product':
      return productSample(wanted, context);
    case 'enquiry':
      return enquirySample(context);
    case 'newsletter':
      return newsletterSample(wanted, context);
    case 'gift-certificate':
      return giftCertificateSample(wanted, context);
  }
}

async function orderSample(
  { about, origin }: Wanted,
  kind: 'order' | 'cart',
  to: 'buyer' | 'desk',
  { queries, language }: OperationContext,
): Promise<LetterSample> {
  const newest = () => queries.orderDesk.list({ ...FIRST, sort: 'OrderDate', search: about });
  const orderId = idIn(about, 'order') ?? (await newest()).rows[0]?.OrderID ?? nothing('order');
  const order = await queries.orderDesk.detail({ orderId });
  const shipmentId = order.Shipments.at(-1)?.shipmentId;
  const refundId = order.Refunds.at(-1)?.refundId;
  const cancelled = order.OrderLines.map(({ LineID: lineId, Qty: quantity }) => ({ lineId, quantity }));
  const facts = await queries.letter.orderFacts({
    orderId,
    origin,
    cancelled,
    to,
    ...(shipmentId ? { shipmentId } : {}),
    ...(refundId ? { refundId } : {}),
  });
  // An order that has not shipped, or of which nothing was given back, stands for one that has.
  const all = cancelledLines(order, cancelled, language);
  return {
    facts: {
      ...facts,
      texts: {
        ...withNoGaps(facts.texts),
        ...(await queries.invoice.letterTexts({ invoiceId: '', origin })),
        'dispute.text': '…',
        'cart.link': `${origin}/cart/shoppingcart`,
        'cart.name': 'Press 4',
        'newsletter.link': `${origin}${UNSUBSCRIBE_PATH}`,
        ...{ 'return.number': 'RMA-00000-00000', 'return.amount': '…', 'return.until': '…' },
        ...{ 'return.address': '…', 'return.reason': '…' },
      },
      tables: {
        ...facts.tables,
        'return.lines': orderLines(order, language),
        'cart.lines': orderLines(order, language),
        ...(shipmentId ? {} : { 'shipment.lines': all }),
        ...(refundId ? {} : { 'refund.lines': orderLines(order, language) }),
      },
    },
    filledWith: { kind, subject: `order:${orderId}`, title: order.OrderHeader.OrderNumber },
  };
}

async function quoteSample(
  { about, origin }: Wanted,
  to: 'buyer' | 'desk',
  { queries, language }: OperationContext,
): Promise<LetterSample> {
  const newest = () => queries.quote.list({ ...FIRST, sort: 'updatedAt', search: about });
  const quoteId = idIn(about, 'quote') ?? (await newest()).rows[0]?.quoteId ?? nothing('quote');
  const { quoteNumber } = await queries.quote.number({ quoteId });
  const facts = await queries.letter.quoteFacts({ quoteId, origin, to, language });
  const { 'recipient.name': recipient = '', ...texts } = facts.texts;
  return {
    // The desk is nobody by name.
    facts: { ...facts, texts: { 'recipient.name': recipient, ...withNoGaps(texts) } },
    filledWith: { kind: 'quote', subject: `quote:${quoteId}`, title: quoteNumber },
  };
}

async function contactSample({ about, origin }: Wanted, { queries }: OperationContext): Promise<LetterSample> {
  const known = idIn(about, 'account');
  const found = known
    ? (await queries.customer.people({ accountId: known })).contacts.map((one) => ({ ...one, accountId: known }))
    : (await queries.contact.list({ search: about, page: 1, pageSize: 1 })).rows;
  const { contactId, accountId } = found[0] ?? nothing('contact');
  const facts = await queries.letter.contactFacts({ contactId, origin, path: '/account/login' });
  const { 'recipient.name': recipient } = facts.texts;
  return {
    facts: {
      ...facts,
      texts: withNoGaps({ ...facts.texts, 'statement.month': '…', 'statement.closing': '…', 'debit.amount': '…' }),
      tables: { 'list.items': [{ label: '…', value: '…' }] },
    },
    filledWith: { kind: 'contact', subject: `account:${accountId}`, title: needed(recipient, 'recipient') },
  };
}

async function productSample(
  { about, origin }: Wanted,
  { queries, language }: OperationContext,
): Promise<LetterSample> {
  const search = idIn(about, 'product') ?? about;
  const [found] = (await queries.product.itemsNamed({ search, count: 1 })).itemNumbers;
  const { itemNumber, name } = found ?? nothing('product');
  const facts = await queries.letter.productFacts({ itemNumber, origin, to: '', personId: '', language });
  return {
    facts: {
      ...facts,
      texts: {
        ...withNoGaps(facts.texts),
        ...{ 'sender.name': 'Ada', 'sender.email': 'ada@example.com' },
        // What people wrote stands in no preview.
        ...{ 'question.text': '…', 'question.answer': '…' },
      },
    },
    filledWith: { kind: 'product', subject: `product:${itemNumber}`, title: `${itemNumber} ${name}` },
  };
}

/** Of nobody: the link of a real one would work. */
function newsletterSample({ origin }: Wanted, { language }: OperationContext): LetterSample {
  const title = 'subscriber@example.com';
  const texts = { 'recipient.name': title, 'newsletter.link': `${origin}${UNSUBSCRIBE_PATH}` };
  return {
    facts: { to: title, personId: 'newsletter:sample', language, texts, tables: {} },
    filledWith: { kind: 'newsletter', subject: 'stream:newsletter', title },
  };
}

/** Of nobody: what people wrote stands in no preview. */
function enquirySample({ language }: OperationContext): LetterSample {
  const title = 'ada@example.com';
  const texts = { 'recipient.name': 'Ada', 'enquiry.subject': '…', 'enquiry.message': '…', 'enquiry.answer': '…' };
  return {
    facts: { to: title, personId: 'enquiry:sample', language, texts, tables: {} },
    filledWith: { kind: 'enquiry', subject: 'stream:enquiry', title },
  };
}

/** What this order, quote or person has nothing for is seen to be a gap in the sample, not in the words. */
const withNoGaps = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || '…']));

const nothing = (kind: LetterSubject): never => refuse('letter_nothing_to_show', { kind });

/** Of nobody: a real code would be good. */
function giftCertificateSample({ origin }: Wanted, { language }: OperationContext): LetterSample {
  const [code, title] = ['0000-0000-0000-0000', '00000000'];
  const texts = {
    ...{ 'recipient.name': 'Ada', 'gift.number': title, 'gift.code': code, 'gift.link': origin },
    'gift.balance': money(50_00, DEFAULT_CURRENCY, language),
    'gift.validUntil': dayText('2030-12-31', language),
    'gift.message': '…',
  };
  return {
    facts: { to: 'ada@example.com', personId: 'gift-certificate:sample', language, texts, tables: {} },
    filledWith: { kind: 'gift-certificate', subject: 'stream:gift-certificate', title },
  };
}
