// Every letter that the shop sends by e-mail: to whom, about what, and the placeholders that its words may have. When
// each is sent and what a
// placeholder stands for is said in locales/*/admin-letter.json; the words that come with the shop are in
// locales/*/letter.json.

export const letterSubjects = [
  'order',
  'quote',
  'contact',
  'cart',
  'import',
  'newsletter',
  'product',
  'enquiry',
  'gift-certificate',
] as const;
/** What a letter is about, and what it is previewed with. */
export type LetterSubject = (typeof letterSubjects)[number];

interface LetterDefinition {
  readonly to: 'buyer' | 'desk' | 'staff';
  readonly about: LetterSubject;
  /** Beside those of every letter about this subject. */
  readonly placeholders: readonly string[];
  /** Tables, each alone in its paragraph. */
  readonly tables: readonly string[];
  /** Placeholders that no subject may have: the subjects of letters that were sent are kept. */
  readonly onlyInBody?: readonly string[];
}

const EVERY = ['shop.name', 'recipient.name'] as const;
const OF: Readonly<Record<LetterSubject, readonly string[]>> = {
  order: ['order.number', 'order.total', 'order.link', 'delivery.address', 'delivery.place'],
  quote: ['quote.number', 'quote.total', 'quote.validUntil', 'quote.link'],
  contact: ['contact.userName', 'contact.link'],
  cart: ['cart.link'],
  newsletter: ['newsletter.link'],
  enquiry: ['enquiry.subject', 'enquiry.message'],
  'gift-certificate': [
    'gift.number',
    'gift.balance',
    'gift.validUntil',
    'gift.message',
    'gift.giver',
    'gift.link',
    'gift.code',
  ],
  product: ['product.name', 'product.number', 'product.link'],
  import: [
    'import.source',
    'import.file',
    'import.outcome',
    'import.added',
    'import.changed',
    'import.wrong',
    'import.link',
  ],
};

const order = (...tables: readonly string[]) =>
  ({ to: 'buyer', about: 'order', placeholders: [], tables: ['order.summary', ...tables] }) as const;
const INVOICE = ['invoice.number', 'invoice.total', 'invoice.pending', 'invoice.dueOn', 'invoice.link'] as const;
const returned = (...placeholders: readonly string[]) =>
  ({
    to: 'buyer',
    about: 'order',
    placeholders: ['return.number', 'return.amount', ...placeholders],
    tables: ['return.lines'],
  }) as const;
const QUOTE_TABLES = ['quote.lines', 'quote.summary'] as const;
const quote = (...placeholders: readonly string[]) =>
  ({ to: 'buyer', about: 'quote', placeholders, tables: QUOTE_TABLES }) as const;
const desk = (...placeholders: readonly string[]) =>
  ({
    to: 'desk',
    about: 'quote',
    placeholders: ['buyer.name', 'quote.comments', ...placeholders],
    tables: QUOTE_TABLES,
  }) as const;
const contact = (...placeholders: readonly string[]) =>
  ({ to: 'buyer', about: 'contact', placeholders, tables: [] }) as const;

export const letterDefinitions = {
  'order-placed': order('order.lines'),
  'desk-order-placed': {
    ...order('order.lines'),
    to: 'desk',
    placeholders: ['buyer.name', 'order.comments'],
  },
  'order-edited': order('order.lines'),
  'order-shipped': {
    ...order('shipment.lines'),
    placeholders: ['shipment.carrier', 'shipment.trackingNumber', 'shipment.trackingUrl'],
  },
  'order-ready': order('shipment.lines'),
  'order-lines-cancelled': order('cancelled.lines'),
  'order-cancelled': order('cancelled.lines'),
  'order-refunded': { ...order('refund.lines'), placeholders: ['refund.total', 'refund.how'] },
  'invoice-issued': { ...order('order.lines'), placeholders: INVOICE },
  'monthly-invoice-issued': { ...order(), placeholders: [...INVOICE, 'invoice.orders'] },
  'invoice-overdue': { ...order(), placeholders: INVOICE },
  'invoice-payment-returned': { ...order(), placeholders: INVOICE },
  'dispute-answered': { ...order(), placeholders: [...INVOICE, 'dispute.text'] },
  'dispute-credited': { ...order(), placeholders: [...INVOICE, 'dispute.text'] },
  'dispute-upheld': { ...order(), placeholders: [...INVOICE, 'dispute.text'] },
  'return-requested': returned(),
  'return-approved': returned('return.until', 'return.address'),
  'return-refused': returned('return.reason'),
  'return-expired': returned('return.until'),
  'return-sent-back': returned(),
  'return-replaced': returned(),
  'order-paid': order(),
  'order-payment-changed': order(),
  'payment-part-received': { ...order(), placeholders: ['order.received', 'order.unpaid'] },
  'payment-reminder': { ...order(), placeholders: ['payment.rest'] },
  'payment-returned': { ...order(), placeholders: ['payment.amount', 'payment.shown', 'payment.reason'] },
  'order-message': { ...order(), placeholders: ['message.text'] },
  'payment-not-confirmed': { to: 'buyer', about: 'cart', placeholders: [], tables: [] },
  'cart-saved': { to: 'buyer', about: 'cart', placeholders: ['cart.name'], tables: ['cart.lines'] },
  'cart-abandoned': { to: 'buyer', about: 'cart', placeholders: ['newsletter.link'], tables: ['cart.lines'] },
  'quote-requested': quote(),
  'quote-offered': quote(),
  'quote-revised': quote('quote.revision'),
  'quote-question': quote('quote.reason'),
  'quote-declined': quote('quote.reason'),
  'quote-expired': quote(),
  'quote-expiring': quote(),
  'quote-message': quote('quote.message'),
  'desk-quote-requested': desk(),
  'desk-quote-changed': desk(),
  'desk-quote-message': desk('quote.message'),
  'desk-quote-cancelled': desk(),
  statement: contact('statement.month', 'statement.closing'),
  'debit-returned': contact('debit.amount'),
  'registration-ready': contact(),
  'registration-waiting': contact(),
  'contact-invited': contact(),
  'registration-approved': contact(),
  'registration-declined': contact('registration.reason'),
  'account-suspended': contact(),
  'account-reopened': contact(),
  'message-answered': contact('message.text'),
  'email-changed': contact(),
  'erasure-requested': contact('erasure.day'),
  'password-reset': contact(),
  'second-factor-added': contact('factor.name'),
  'second-factor-removed': contact('factor.name'),
  'openid-linked': contact('provider.name'),
  'openid-unlinked': contact('provider.name'),
  'back-in-stock': { to: 'buyer', about: 'product', placeholders: [], tables: [] },
  'wish-list-news': { ...contact(), tables: ['list.items'] },
  'staff-invited': { ...contact(), to: 'staff' },
  'staff-second-factor-added': { ...contact('factor.name'), to: 'staff' },
  'staff-second-factor-removed': { ...contact('factor.name'), to: 'staff' },
  'question-answered': {
    to: 'buyer',
    about: 'product',
    placeholders: ['question.text', 'question.answer'],
    tables: [],
  },
  'enquiry-answered': { to: 'buyer', about: 'enquiry', placeholders: ['enquiry.answer'], tables: [] },
  'gift-certificate': {
    to: 'buyer',
    about: 'gift-certificate',
    placeholders: [],
    tables: [],
    onlyInBody: ['gift.code'],
  },
  'newsletter-confirm': { to: 'buyer', about: 'newsletter', placeholders: [], tables: [] },
  'newsletter-welcome': { to: 'buyer', about: 'newsletter', placeholders: [], tables: [] },
  'send-to-friend': {
    to: 'buyer',
    about: 'product',
    placeholders: ['sender.name', 'sender.email'],
    tables: [],
  },
  'import-report': { to: 'staff', about: 'import', placeholders: [], tables: ['import.faults'] },
} as const satisfies Readonly<Record<string, LetterDefinition>>;

export type LetterId = keyof typeof letterDefinitions;
export const letterIds = Object.keys(letterDefinitions) as [LetterId, ...LetterId[]];
export const letterDefinition = (letter: LetterId): LetterDefinition => letterDefinitions[letter];

/** Names that may stand in `{{...}}` of a letter. */
export const placeholdersOf = (letter: LetterId): readonly string[] => {
  const { about, placeholders } = letterDefinition(letter);
  return [...EVERY, ...OF[about], ...placeholders];
};
