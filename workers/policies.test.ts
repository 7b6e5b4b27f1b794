// Every event asks for its jobs, over all policies: none too few, none too many, and the same ones when it comes twice
// (style 5). A feature's rows are here, or in its folder as `policies.samples.ts`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountEvent } from '#domain/account/account.events.ts';
import type { ConversationEvent } from '#domain/conversation/conversation.events.ts';
import type { EnquiryEvent } from '#domain/enquiry/enquiry.events.ts';
import type { QuestionEvent } from '#domain/question/question.events.ts';
import type { NewsletterEvent } from '#domain/newsletter/newsletter.events.ts';
import type { ContactEvent } from '#domain/contact/contact.events.ts';
import type { AttachmentEvent } from '#domain/attachment/attachment.events.ts';
import type { BrandEvent } from '#domain/brand/brand.events.ts';
import type { CartEvent } from '#domain/cart/cart.events.ts';
import type { CheckoutEvent } from '#domain/checkout/checkout.events.ts';
import type { ArticleEvent } from '#domain/article/article.events.ts';
import type { BannerEvent } from '#domain/banner/banner.events.ts';
import type { DocumentEvent } from '#domain/document/document.events.ts';
import type { ImportEvent } from '#domain/import/import.events.ts';
import type { ImportSourceEvent } from '#domain/import-source/import-source.events.ts';
import type { LetterEvent, LetterTestEvent } from '#domain/letter/letter.events.ts';
import type { MenuEvent } from '#domain/menu/menu.events.ts';
import type { StaticContentEvent } from '#domain/static-content/static-content.events.ts';
import type { PageEvent } from '#domain/page/page.events.ts';
import type { OrderEvent } from '#domain/order/order.events.ts';
import type { PictureEvent } from '#domain/picture/picture.events.ts';
import type { ProductEvent } from '#domain/product/product.events.ts';
import type { PriceChangeEvent } from '#domain/price-change/price-change.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import {
  accepted,
  approved,
  at,
  buyer,
  byBuyer,
  byCsr,
  csr,
  EXPIRES_AT,
  quoteId,
  requested,
} from '#domain/quote/quote.samples.ts';
import type { RoleEvent } from '#domain/staff/role.events.ts';
import type { StaffEvent } from '#domain/staff/staff.events.ts';
import type { ListWatchEvent } from '#domain/list-watch/list-watch.events.ts';
import type { WantListEvent } from '#domain/want-list/want-list.events.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { address, draft } from '#domain/testing/samples.ts';
import type { NewEffect } from '#platform/kernel/outbox/enqueue-effects.ts';
import type { Outcome } from '#platform/kernel/read-model/projection.ts';
import { triggerProjection } from '#platform/kernel/queue/trigger.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import type { PolicySample } from '../tests/harness/policy-sample.ts';
import { storedAt, storedEvent } from '../tests/harness/read-model-specification.ts';
import { policies } from './registry.ts';

type AnyEvent =
  | AccountEvent
  | AttachmentEvent
  | BrandEvent
  | PictureEvent
  | ProductEvent
  | CartEvent
  | CheckoutEvent
  | ContactEvent
  | NewsletterEvent
  | EnquiryEvent
  | QuestionEvent
  | ConversationEvent
  | ImportEvent
  | ImportSourceEvent
  | LetterTestEvent
  | OrderEvent
  | PageEvent
  | PaymentEvent
  | PriceChangeEvent
  | QuoteEvent
  | RoleEvent
  | StaffEvent
  | ArticleEvent
  | BannerEvent
  | DocumentEvent
  | LetterEvent
  | MenuEvent
  | StaticContentEvent
  | ListWatchEvent
  | WantListEvent;

const { orderId } = draft;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ofMember = { staffId: '7', at: '2026-03-03T15:00:00.000Z' };
const counter = { name: { en: 'Counter', fr: 'Comptoir' }, rights: ['order'], limits: {} } as const;
const rightsOfMember = ['apply-rights-when-role-changed', { staffId: '7' }] as const;
const rightsOfRole = ['apply-rights-when-role-changed', { role: 'counter' }] as const;
const untilExpiryMs = Date.parse(EXPIRES_AT) - Date.parse(storedAt(0));
const contents = {
  goods: 0,
  discount: 0,
  freight: 0,
  taxes: [],
  lines: [],
  freights: [],
  goodwillBefore: 0,
  goodwill: 0,
  amount: 100,
  parts: [],
};
const held = { holdId: 'o1.1', itemNumber: '6205', quantity: 2 };
const contact = {
  contactId: '1',
  accountId: 'a1',
  role: 'contact',
  firstName: 'Ben',
  lastName: 'Carter',
  email: 'ben@example.com',
  phone: '',
  language: 'en',
};

const cancelledLines = (more: object): OrderEvent => ({
  type: 'OrderLinesCancelled',
  data: { orderId, lines: [{ lineId: '1', quantity: 2 }], reason: 'Call', freed: [held], cancelledAt: at, ...more },
});
const refundOf = (amount: number): OrderEvent => ({
  type: 'OrderRefundCompleted',
  data: {
    orderId,
    refundId: 'r1',
    amount,
    returned: amount ? [{ itemNumber: '6205', quantity: 1 }] : [],
    completedAt: at,
  },
});
const emailResent = (template: 'confirmation' | 'shipment'): OrderEvent => ({
  type: 'OrderEmailResent',
  data: { orderId, template, shipmentId: 's1', resentAt: at },
});
const checkoutFailed = (code: string): CheckoutEvent => ({
  type: 'CheckoutFailed',
  data: { orderId, attempt: 2, code, params: {}, paymentIds: ['o1.2.1'] },
});
const message = (by: string, visibility: 'internal' | 'customer'): QuoteEvent => ({
  type: 'QuoteMessagePosted',
  data: { quoteId, by, at, personId: buyer, messageId: 'm1', lineId: '', visibility, text: 'Two seals' },
});
const answered = (answer: string, revision = 0) =>
  ['email-buyer-when-quote-answered', { quoteId, answer, revision }] as const;
const toDesk = (reason: string, more: object = {}) =>
  ['email-desk-when-quote-waits', { quoteId, reason, ...more }] as const;
const resumed = (source: string, attempt: number, id = orderId) =>
  ['resume-checkout-when-locked', { orderId: id, attempt, source }, MINUTE_MS] as const;
const promotionsReleased = ['release-promotions-when-order-cancelled', { orderId }] as const;
const freed = (reason: string) => ['free-stock-when-lines-cancelled', { ...held, reason }] as const;
const filesRemoved = (id: string, ...lineIds: readonly string[]) =>
  ['remove-files-when-lines-removed', { orderId: id, lineIds: JSON.stringify(lineIds) }] as const;
const emailsOnCancel = (more: object) =>
  ['email-buyer-when-lines-cancelled', { orderId, lines: '[{"lineId":"1","quantity":2}]', ...more }] as const;

const scheduled = (publishAt: string): AnyEvent => ({
  type: 'ProductPublicationScheduled',
  data: { itemNumber: '6205', publishAt },
});
const renamed = { brandId: 'b1', name: 'Rolvane', to: 'Tarn', times: 1 };
const plannedFor = (kind: string, event: AnyEvent) =>
  [
    `a ${kind} that is to be published later`,
    event,
    [['publish-content-when-scheduled', { kind, id: 'x', publishAt: storedAt(5) }, 5 * MINUTE_MS]],
  ] as const;

const table: readonly PolicySample<AnyEvent>[] = [
  [
    'a placed order',
    {
      type: 'OrderPlaced',
      data: {
        ...draft,
        orderNumber: 'MW-1',
        payments: [{ paymentId: 'o1.1', method: 'card', amount: draft.totals.total, text: '', reference: '' }],
        placedAt: at,
      },
    },
    [
      ['email-buyer-when-order-placed', { orderId }],
      ['email-desk-when-order-placed', { orderId }],
      ['issue-invoice-when-order-placed', { orderId, invoiceId: 'o1' }],
    ],
  ],
  [
    'a file of an import, whose pieces are kept for a month',
    {
      type: 'ImportUploaded',
      data: {
        importId: 'i1',
        fileName: 'a.csv',
        parts: ['p1'],
        bytes: 9,
        header: ['a'],
        facts: { format: 'csv', encoding: 'utf-8', delimiter: ',', decimalComma: false },
        origin: 'browser',
      },
    },
    [['remove-files-when-uploaded-long-ago', { importId: 'i1' }, 30 * DAY_MS]],
  ],
  [
    'an import that is matched',
    {
      type: 'ImportMatched',
      data: {
        importId: 'i1',
        kind: 'products',
        header: ['a'],
        columns: ['item_number'],
        check: 2,
        startsItself: false,
      },
    },
    [['check-import-when-matched', { importId: 'i1', check: 2 }]],
  ],
  ...(['ImportChecked', 'ImportUnreadable', 'ImportCompleted', 'ImportStopped'] as const).map(
    (type) =>
      [
        `an import that is over, as ${type} says`,
        {
          type,
          data: { importId: 'i1', check: 1, formulas: 0, code: 'import_file_empty', params: {} },
        } as unknown as ImportEvent,
        [['report-import-when-over', { importId: 'i1' }]],
      ] as const,
  ),
  [
    'a run of a scheduled import, at its time',
    { type: 'ImportSourceRunPlanned', data: { sourceId: 's1', turn: 2, at: '2999-01-01T00:00:00.000Z' } },
    [
      [
        'import-file-when-run-due',
        { sourceId: 's1', turn: 2 },
        Date.parse('2999-01-01T00:00:00.000Z') - Date.parse(storedAt(0)),
      ],
    ],
  ],
  [
    'a run of a scheduled import that somebody asks for',
    { type: 'ImportSourceRunAsked', data: { sourceId: 's1', turn: 3 } },
    [['import-file-when-run-due', { sourceId: 's1', turn: 3 }]],
  ],
  [
    'a report of a scheduled import',
    { type: 'ImportSourceReportDue', data: { sourceId: 's1', turn: 3, importId: 'i1', staffId: '1' } },
    [['email-staff-when-report-due', { sourceId: 's1', turn: 3, importId: 'i1', staffId: '1' }]],
  ],
  [
    'an import that is started',
    { type: 'ImportStarted', data: { importId: 'i1', run: 1 } },
    [['apply-import-when-started', { importId: 'i1', run: 1, by: 'staff:1' }]],
  ],
  [
    'an import that is resumed',
    { type: 'ImportResumed', data: { importId: 'i1', run: 2 } },
    [['apply-import-when-started', { importId: 'i1', run: 2, by: 'staff:1' }]],
  ],
  [
    'an import that is taken back',
    { type: 'ImportUndoStarted', data: { importId: 'i1', run: 3 } },
    [['undo-import-when-asked', { importId: 'i1', run: 3, by: 'staff:1' }]],
  ],
  [
    'an uploaded picture',
    { type: 'PictureUploaded', data: { picture: 'p1', fileName: 'a.jpg', width: 10, height: 10 } },
    [['make-sizes-when-picture-uploaded', { picture: 'p1' }]],
  ],
  [
    'a brand with another name',
    { type: 'BrandRenamed', data: renamed },
    [['rename-products-when-brand-renamed', renamed]],
  ],
  [
    'a planned change of prices',
    { type: 'PriceChangePlanned', data: { priceChange: 'c1', by: 'staff:helen' } },
    [['write-prices-when-price-change-planned', { priceChange: 'c1' }]],
  ],
  [
    'a change of prices that is taken back',
    { type: 'PriceChangeTakeBackRequested', data: { priceChange: 'c1', by: 'staff:helen' } },
    [['revert-prices-when-take-back-requested', { priceChange: 'c1' }]],
  ],
  [
    'a planned publication',
    scheduled(new Date(Date.parse(storedAt(0)) + DAY_MS).toISOString()),
    [
      [
        'publish-product-when-planned',
        { itemNumber: '6205', publishAt: new Date(Date.parse(storedAt(0)) + DAY_MS).toISOString() },
        DAY_MS,
      ],
    ],
  ],
  ['a plan that was taken back', scheduled(''), []],
  ['a confirmation that is sent again', emailResent('confirmation'), [['email-buyer-when-order-placed', { orderId }]]],
  [
    'a note of a shipment that is sent again',
    emailResent('shipment'),
    [['email-buyer-when-lines-shipped', { orderId, shipmentId: 's1' }]],
  ],
  [
    'shipped lines',
    {
      type: 'OrderLinesShipped',
      data: {
        orderId,
        shipmentId: 's1',
        deliveryId: '1',
        carrier: 'P',
        trackingNumber: 'T',
        lines: [{ lineId: '1', quantity: 2 }],
        taken: [held],
        shippedAt: at,
      },
    },
    [
      ['email-buyer-when-lines-shipped', { orderId, shipmentId: 's1' }],
      ['take-stock-when-lines-shipped', held],
      ['earn-points-when-shipped', { orderId, shipmentId: 's1' }],
    ],
  ],
  [
    'a line that was cancelled alone',
    {
      type: 'OrderLineCancelled',
      data: { orderId, lineId: '1', quantity: 2, reason: 'Call', freed: [held], cancelledAt: at },
    },
    [freed('line_cancelled'), promotionsReleased],
  ],
  ['cancelled lines', cancelledLines({}), [emailsOnCancel({}), freed('line_cancelled'), promotionsReleased]],
  [
    'an unpaid order that is given up',
    cancelledLines({ unpaid: true }),
    [
      emailsOnCancel({ unpaid: 1 }),
      freed('line_cancelled'),
      ['release-payments-when-unpaid-order-cancelled', { orderId }],
      promotionsReleased,
    ],
  ],
  [
    'a refund that was asked for',
    {
      type: 'OrderRefundRequested',
      data: {
        orderId,
        ...contents,
        refundId: 'r1',
        cause: 'refund',
        reason: 'Call',
        restock: [],
        returned: [],
        requestedAt: at,
      },
    },
    [['complete-refund-when-requested', { orderId, refundId: 'r1' }, MINUTE_MS]],
  ],
  [
    'a refund that was paid',
    refundOf(100),
    [
      ['email-buyer-when-order-refunded', { orderId, refundId: 'r1' }],
      ['issue-credit-note-when-refunded', { orderId, refundId: 'r1' }],
      ['return-stock-when-refunded', { itemNumber: '6205', quantity: 1, refundId: 'r1', orderId }],
      ['revoke-points-when-refunded', { orderId, refundId: 'r1' }],
    ],
  ],
  ['a refund of nothing', refundOf(0), []],
  [
    'an edit that begins',
    { type: 'OrderEditStarted', data: { orderId, attempt: 3, startedAt: at } },
    [resumed('order', 3)],
  ],
  [
    'an edited order',
    {
      type: 'OrderEdited',
      data: {
        orderId,
        attempt: 3,
        personId: draft.personId,
        lines: draft.lines,
        deliveries: draft.deliveries,
        totals: draft.totals,
        shipTo: { '1': address },
        reason: 'Call',
        difference: 0,
        payments: [],
        freed: [held],
        editedAt: at,
      },
    },
    [['email-buyer-when-order-edited', { orderId }], freed('order_edited')],
  ],
  ['a locked cart', { type: 'CartLocked', data: { orderId, attempt: 1 } }, [resumed('cart', 1)]],
  [
    'a cart that becomes a quote',
    { type: 'CartQuoted', data: { orderId } },
    [['request-quote-when-cart-quoted', { orderId }, 30_000]],
  ],
  [
    'a line removed from a cart',
    { type: 'CartLineRemoved', data: { orderId, lineId: '1' } },
    [filesRemoved(orderId, '1')],
  ],
  [
    'an emptied cart',
    { type: 'CartEmptied', data: { orderId, lineIds: ['1', '2'] } },
    [filesRemoved(orderId, '1', '2')],
  ],
  [
    'a cart that somebody begins who can be written to',
    { type: 'CartOpened', data: { orderId, personId: 'contact:1', accountId: 'a1', currency: 'CAD' } },
    [['abandon-cart-when-left', { orderId }, 60 * MINUTE_MS]],
  ],
  [
    'a cart that goes to who signs in',
    { type: 'CartTakenOver', data: { orderId, personId: 'contact:1', accountId: 'a1' } },
    [['abandon-cart-when-left', { orderId }, 60 * MINUTE_MS]],
  ],
  [
    'a cart of a guest',
    { type: 'CartOpened', data: { orderId, personId: 'guest:1', accountId: '', currency: 'CAD' } },
    [],
  ],
  [
    'a cart that was left',
    { type: 'CartAbandoned', data: { orderId } },
    [['email-buyer-when-cart-abandoned', { orderId }]],
  ],
  [
    'lines removed together',
    { type: 'CartLinesRemoved', data: { orderId, lineIds: ['1'] } },
    [filesRemoved(orderId, '1')],
  ],
  [
    'a saved cart of which its owner wants a letter',
    { type: 'CartSaved', data: { orderId, personId: 'contact:1', name: 'Press 4', byEmail: true } },
    [['email-buyer-when-cart-saved', { orderId }]],
  ],
  [
    'a saved cart',
    { type: 'CartSaved', data: { orderId, personId: 'contact:1', name: 'Press 4', byEmail: false } },
    [],
  ],
  [
    'a saved cart that is gone on with, less a line',
    {
      type: 'CartResumed',
      data: {
        orderId,
        short: [
          { lineId: '1', itemNumber: 'A', quantity: 4, left: 3 },
          { lineId: '2', itemNumber: 'B', quantity: 4, left: 0 },
        ],
      },
    },
    [['abandon-cart-when-left', { orderId }, 60 * MINUTE_MS], filesRemoved(orderId, '2')],
  ],
  [
    'a saved cart that is removed',
    { type: 'CartDiscarded', data: { orderId, lineIds: ['1'] } },
    [filesRemoved(orderId, '1')],
  ],
  [
    'a payment that was declined',
    checkoutFailed('card_declined'),
    [['release-payment-when-checkout-failed', { paymentId: 'o1.2.1', reason: 'card_declined' }, MINUTE_MS]],
  ],
  [
    'a payment that was never confirmed',
    checkoutFailed('payment_not_confirmed'),
    [
      ['email-buyer-when-payment-not-confirmed', { orderId, attempt: 2 }],
      ['release-payment-when-checkout-failed', { paymentId: 'o1.2.1', reason: 'payment_not_confirmed' }, MINUTE_MS],
    ],
  ],
  [
    'a payment that was authorised after it had been given up',
    { type: 'PaymentAuthorisedLate', data: { paymentId: 'o1.1', orderId, providerReference: 'p1' } },
    [['release-payment-when-authorised-late', { paymentId: 'o1.1' }]],
  ],
  [
    'a removed file',
    { type: 'AttachmentRemoved', data: { orderId, lineId: '1', slot: 1, sha256: 'f' } } as AttachmentEvent,
    [['delete-file-when-attachment-removed', { sha256: 'f', orderId }, DAY_MS]],
  ],
  [
    'a contact who registers',
    { type: 'ContactRegistered', data: { ...contact, registeredAt: at } } as unknown as ContactEvent,
    [['email-contact-when-registered', { contactId: '1', accountId: 'a1', by: 'self' }]],
  ],
  [
    'a contact who is invited',
    { type: 'ContactRegistered', data: { ...contact, registeredAt: at, invited: true } } as unknown as ContactEvent,
    [['email-contact-when-registered', { contactId: '1', accountId: 'a1', by: 'staff' }]],
  ],
  [
    'a contact who is sent the letter once more',
    { type: 'ContactInvited', data: { contactId: '1', accountId: 'a1', by: 'contact:2', at } } as ContactEvent,
    [['email-contact-when-registered', { contactId: '1', accountId: 'a1', by: 'staff' }]],
  ],
  [
    'a contact who comes with a file, and is told so by nobody',
    { type: 'ContactRegistered', data: { ...contact, registeredAt: at, silent: true } } as unknown as ContactEvent,
    [],
  ],
  [
    'an enquiry that is answered',
    { type: 'EnquiryAnswered', data: { enquiryId: 'e1', answerId: 'a1' } } as unknown as EnquiryEvent,
    [['email-writer-when-enquiry-answered', { enquiryId: 'e1', answerId: 'a1' }]],
  ],
  [
    'a question that is answered',
    { type: 'QuestionAnswered', data: { questionId: 'q1', answerId: 'a1' } } as unknown as QuestionEvent,
    [['email-asker-when-question-answered', { questionId: 'q1', answerId: 'a1' }]],
  ],
  [
    'a newsletter that is asked for',
    { type: 'NewsletterRequested', data: { subscriberId: 's1', request: 2 } } as unknown as NewsletterEvent,
    [['email-subscriber-when-newsletter-requested', { subscriberId: 's1', request: 2 }]],
  ],
  [
    'a newsletter that is confirmed',
    { type: 'NewsletterSubscribed', data: { subscriberId: 's1', at } },
    [['email-subscriber-when-subscribed', { subscriberId: 's1' }]],
  ],
  [
    'a contact who is changed',
    { type: 'ContactChanged', data: { ...contact, by: csr, at } } as unknown as ContactEvent,
    [['email-contact-when-email-changed', { contactId: '1', revision: 0 }]],
  ],
  [
    'an answer to a message about an order',
    {
      type: 'ConversationMessagePosted',
      data: { messageId: 'm1', about: 'order', subjectId: orderId, personId: 'contact:1', by: csr, at, text: 'Soon' },
    } as unknown as ConversationEvent,
    [['email-buyer-when-answered', { messageId: 'm1' }]],
  ],
  [
    'a message of a buyer about an order',
    { type: 'ConversationMessagePosted', data: { messageId: 'm1', by: 'contact:1' } } as unknown as ConversationEvent,
    [],
  ],
  [
    'a forgotten password',
    { type: 'ContactPasswordResetRequested', data: { contactId: '1', requestId: 'x', requestedAt: at } },
    [['email-contact-when-password-reset-requested', { contactId: '1' }]],
  ],
  [
    'a registration that is approved',
    { type: 'AccountApproved', data: { accountId: 'a1', by: csr, at } },
    [['email-company-when-registration-decided', { accountId: 'a1', verdict: 'approved' }]],
  ],
  [
    'a registration that is declined',
    { type: 'AccountDeclined', data: { accountId: 'a1', by: csr, at, reason: 'Unknown' } },
    [['email-company-when-registration-decided', { accountId: 'a1', verdict: 'declined' }]],
  ],
  [
    'an account that is suspended',
    { type: 'AccountSuspended', data: { accountId: 'a1', by: csr, at, reason: 'Unpaid' } },
    [['email-company-when-standing-changed', { accountId: 'a1', standing: 'suspended' }]],
  ],
  [
    'a contact who is made inactive',
    { type: 'ContactDeactivated', data: { contactId: '1', by: csr, at } },
    [['hand-over-carts-and-lists-when-contact-left', { contactId: '1', by: csr }]],
  ],
  [
    'a contact who is deleted',
    { type: 'ContactDeleted', data: { contactId: '1', by: 'contact:2', at } },
    [
      ['hand-over-carts-and-lists-when-contact-left', { contactId: '1', by: 'contact:2' }],
      ['remove-cards-when-contact-deleted', { contactId: '1' }],
    ],
  ],
  [
    'a second factor that a contact adds',
    { type: 'ContactSecondFactorAdded', data: { contactId: '1', factor: 'passkey', by: 'contact:1', at } },
    [['email-contact-when-second-factor-changed', { contactId: '1', change: 'added', factor: 'passkey' }]],
  ],
  [
    'second factors of a contact that staff take away',
    { type: 'ContactSecondFactorRemoved', data: { contactId: '1', factor: 'all', by: csr, at } },
    [['email-contact-when-second-factor-changed', { contactId: '1', change: 'removed', factor: 'all' }]],
  ],
  [
    'a second factor that a member of staff adds',
    {
      type: 'StaffMemberSecondFactorAdded',
      data: { staffId: '9', factor: 'authenticator', by: 'staff:9', at, language: 'fr' },
    },
    [
      [
        'email-member-when-second-factor-changed',
        { staffId: '9', change: 'added', factor: 'authenticator', language: 'fr' },
      ],
    ],
  ],
  [
    'second factors of a member of staff that a colleague takes away',
    { type: 'StaffMemberSecondFactorRemoved', data: { staffId: '9', factor: 'all', by: csr, at, language: 'en' } },
    [['email-member-when-second-factor-changed', { staffId: '9', change: 'removed', factor: 'all', language: 'en' }]],
  ],
  [
    'an account that is reopened',
    { type: 'AccountReopened', data: { accountId: 'a1', by: csr, at } },
    [['email-company-when-standing-changed', { accountId: 'a1', standing: 'reopened' }]],
  ],
  [
    'an account that was merged',
    { type: 'AccountMerged', data: { accountId: 'a1', into: 'a2', by: csr, at } },
    [['complete-merger-when-account-merged', { accountId: 'a1' }]],
  ],
  ['a quote that is asked for', requested, [answered('requested'), toDesk('requested')]],
  ['a quote that is sent again', { type: 'QuoteSubmitted', data: byBuyer }, [toDesk('changed')]],
  [
    'an offer',
    approved.at(-1)!,
    [
      answered('published', 1),
      ['expire-quote-when-revision-published', { quoteId, revision: 1 }, untilExpiryMs],
      ['remind-buyer-before-quote-expires', { quoteId, revision: 1 }, untilExpiryMs - 3 * DAY_MS],
    ],
  ],
  [
    'a question',
    { type: 'QuoteReturned', data: { ...byCsr, personId: buyer, question: 'Which?' } },
    [answered('returned')],
  ],
  ['a declined quote', { type: 'QuoteDeclined', data: { ...byCsr, reason: 'No' } }, [answered('declined')]],
  ['an expired quote', { type: 'QuoteExpired', data: { quoteId, revision: 1, at } }, [answered('expired', 1)]],
  [
    'somebody who waits for an item',
    {
      type: 'WantListJoined',
      data: {
        ...{ itemNumber: '6205', wantId: 'w1', personId: buyer, email: 'ben@example.com' },
        ...{ language: 'en', quantity: 1, at },
      },
    },
    [['notify-buyer-when-back-in-stock', { itemNumber: '6205', wantId: 'w1' }, 5 * MINUTE_MS]],
  ],
  [
    'an item that is back for somebody',
    { type: 'WantListNotified', data: { itemNumber: '6205', wantId: 'w1', at } },
    [['email-buyer-when-back-in-stock', { wantId: 'w1' }]],
  ],
  [
    'a wish list that somebody watches',
    { type: 'ListWatchStarted', data: { watchId: 'l1.contact-1', listId: 'l1', personId: buyer, accountId: 'a1', at } },
    [['compare-list-when-watched', { watchId: 'l1.contact-1', since: at }]],
  ],
  [
    'a watched list on which something is back',
    {
      type: 'ListWatchCompared',
      data: { watchId: 'l1.contact-1', at, currency: 'CAD', items: [], cheaper: [], back: ['6205'] },
    },
    [['email-buyer-when-list-compared', { watchId: 'l1.contact-1', at }]],
  ],
  [
    'a watched list on which nothing is new for its reader',
    {
      type: 'ListWatchCompared',
      data: { watchId: 'l1.contact-1', at, currency: 'CAD', items: [], cheaper: [], back: [] },
    },
    [],
  ],
  ['a cancelled quote', { type: 'QuoteCancelled', data: { ...byBuyer, reason: 'Found' } }, [toDesk('cancelled')]],
  ['an accepted quote', accepted, [resumed('quote', 1, quoteId)]],
  [
    'a line removed from a quote',
    { type: 'QuoteLineRemoved', data: { ...byBuyer, lineId: '2' } },
    [filesRemoved(quoteId, '2')],
  ],
  ['a message of the buyer', message(buyer, 'customer'), [toDesk('message', { messageId: 'm1' })]],
  [
    'a message to the buyer',
    message(csr, 'customer'),
    [['email-buyer-when-message-posted', { quoteId, messageId: 'm1' }]],
  ],
  ['a note for colleagues', message(csr, 'internal'), []],
  [
    'a page that is to be published later',
    { type: 'PagePublicationScheduled', data: { pageId: 'about', publishAt: storedAt(5) } },
    [
      [
        'publish-content-when-scheduled',
        { kind: 'page', id: 'about', publishAt: storedAt(5) },
        Date.parse(storedAt(5)) - Date.parse(storedAt(0)),
      ],
    ],
  ],
  [
    'a letter that somebody tests',
    {
      type: 'LetterTestRequested',
      data: { testId: 't1', letterId: 'order-placed', language: 'fr', about: '', staffId: '2', requestedAt: at },
    },
    [['email-staff-when-letter-tested', { letterId: 'order-placed', language: 'fr', about: '', staffId: '2' }]],
  ],
  plannedFor('article', { type: 'ArticlePublicationScheduled', data: { articleId: 'x', publishAt: storedAt(5) } }),
  plannedFor('banner', { type: 'BannerPublicationScheduled', data: { bannerId: 'x', publishAt: storedAt(5) } }),
  plannedFor('document', { type: 'DocumentPublicationScheduled', data: { documentId: 'x', publishAt: storedAt(5) } }),
  plannedFor('letter', { type: 'LetterPublicationScheduled', data: { letterId: 'x', publishAt: storedAt(5) } }),
  plannedFor('menu', { type: 'MenuPublicationScheduled', data: { menuId: 'x', publishAt: storedAt(5) } }),
  plannedFor('static-content', {
    type: 'StaticContentPublicationScheduled',
    data: { contentBlockId: 'x', publishAt: storedAt(5) },
  }),
  [
    'an invitation of a member of staff',
    { type: 'StaffMemberInvited', data: { ...ofMember, language: 'fr' } },
    [['email-member-when-invited', { staffId: '7', language: 'fr' }]],
  ],
  ['another role', { type: 'StaffMemberRoleChanged', data: { ...ofMember, role: 'manager' } }, [rightsOfMember]],
  ['a member who was deactivated', { type: 'StaffMemberDeactivated', data: ofMember }, [rightsOfMember]],
  ['a role that was composed', { type: 'RoleAdded', data: { role: 'counter', ...counter } }, [rightsOfRole]],
  ['other rights', { type: 'RoleRevised', data: { role: 'counter', changed: { rights: [] } } }, [rightsOfRole]],
  ['a role that was removed', { type: 'RoleRemoved', data: { role: 'counter' } }, [rightsOfRole]],
];

/** Rows that lie with their features. */
const ofFeatures: PolicySample[] = [];
for (const folder of readdirSync(import.meta.dirname)) {
  const file = join(import.meta.dirname, folder, 'policies.samples.ts');
  if (existsSync(file)) ofFeatures.push(...((await import(file)) as { readonly samples: PolicySample[] }).samples);
}
const all: readonly PolicySample[] = [...table, ...ofFeatures];

async function askedBy(event: DomainEvent): Promise<readonly NewEffect[]> {
  const outcome: Outcome = { writes: [], effects: [] };
  for (const { trigger } of policies)
    await triggerProjection(trigger).project(undefined as never, [storedEvent(event)], outcome);
  return outcome.effects;
}

describe.each(all)('%s', (_what, event, asks) => {
  it('asks for its jobs, due when they should be', async () => {
    const expected = asks.map(([job, data, delayMs = 0]) => ({
      job,
      data,
      due_at: new Date(Date.parse(storedAt(0)) + delayMs).toISOString(),
    }));
    const asked = (await askedBy(event)).map(({ job, data, due_at }) => ({ job, data, due_at }));
    const byJob = (one: { job: string }, other: { job: string }) => one.job.localeCompare(other.job);
    expect(asked.sort(byJob)).toEqual(expected.sort(byJob));
  });
  it('asks for the same effects, by the same ids, when it comes twice', async () => {
    const asked = await askedBy(event);
    expect(new Set(asked.map(({ effect_id }) => effect_id)).size).toBe(asks.length);
    expect(await askedBy(event)).toEqual(asked);
  });
});

it('every event that a policy listens to is here', () => {
  const heard = new Set(policies.flatMap(({ trigger }) => Object.keys(trigger.on)));
  expect([...heard].sort()).toEqual([...new Set(all.map(([, { type }]) => type))].sort());
});
