// Every category of events. A feature is one line here.
import { accountEvents } from './account/account.events.ts';
import { attachmentEvents } from './attachment/attachment.events.ts';
import { downloadEvents } from './download/download.events.ts';
import { familyEvents } from './family/family.events.ts';
import { attributeEvents } from './attribute/attribute.events.ts';
import { brandEvents } from './brand/brand.events.ts';
import { articleEvents } from './article/article.events.ts';
import { documentEvents } from './document/document.events.ts';
import { bannerEvents } from './banner/banner.events.ts';
import { promotionEvents } from './promotion/promotion.events.ts';
import { cannedReplyEvents } from './canned-reply/canned-reply.events.ts';
import { cartEvents } from './cart/cart.events.ts';
import { categoryEvents } from './category/category.events.ts';
import { customerNoteEvents } from './customer-note/customer-note.events.ts';
import { checkoutEvents } from './checkout/checkout.events.ts';
import { conversationEvents } from './conversation/conversation.events.ts';
import { contactEvents } from './account/contact.events.ts';
import { creditEvents } from './credit/credit.events.ts';
import { effectEvents } from './effect/effect.events.ts';
import { accessLogEvents } from './access-log/access-log.events.ts';
import { recommendationEvents } from './recommendation/recommendation.events.ts';
import { newsletterEvents } from './newsletter/newsletter.events.ts';
import { branchEvents } from './branch/branch.events.ts';
import { enquiryEvents } from './enquiry/enquiry.events.ts';
import { importEvents } from './import/import.events.ts';
import { itemListEvents } from './item-list/item-list.events.ts';
import { letterEvents, letterTestEvents } from './letter/letter.events.ts';
import { mailEvents } from './mail/mail.events.ts';
import { menuEvents } from './menu/menu.events.ts';
import { orderEvents } from './order/order.events.ts';
import { pageEvents } from './page/page.events.ts';
import { paymentEvents } from './payment/payment.events.ts';
import { pictureEvents } from './picture/picture.events.ts';
import { importSourceEvents } from './import-source/import-source.events.ts';
import { priceChangeEvents } from './price-change/price-change.events.ts';
import { priceListEvents } from './price-list/price-list.events.ts';
import { pricingEvents } from './price-list/pricing.events.ts';
import { productEvents } from './product/product.events.ts';
import { questionEvents } from './question/question.events.ts';
import { quoteEvents } from './quote/quote.events.ts';
import { reviewEvents } from './review/review.events.ts';
import { registrationFormEvents } from './account/registration-form.events.ts';
import { redirectEvents } from './redirect/redirect.events.ts';
import { settingEvents } from './setting/setting.events.ts';
import { shippingEvents } from './shipping/shipping.events.ts';
import { calendarEvents } from './calendar/calendar.events.ts';
import { warehouseEvents } from './warehouse/warehouse.events.ts';
import { mergersEvents } from './account/mergers.events.ts';
import { administratorsEvents } from './staff/administrators.events.ts';
import { roleEvents } from './staff/role.events.ts';
import { staffEvents } from './staff/staff.events.ts';
import { staticContentEvents } from './static-content/static-content.events.ts';
import { stockEvents } from './stock/stock.events.ts';
import { synonymEvents } from './synonym/synonym.events.ts';
import { taxEvents } from './tax/tax.events.ts';
import { taxExemptionEvents } from './tax-exemption/tax-exemption.events.ts';
import { wantListEvents } from './want-list/want-list.events.ts';
import { workEvents } from './work/work.events.ts';
import { userNameEvents } from './account/user-name.events.ts';

export const eventCatalogue = [
  accountEvents,
  attachmentEvents,
  downloadEvents,
  attributeEvents,
  familyEvents,
  brandEvents,
  articleEvents,
  documentEvents,
  bannerEvents,
  cannedReplyEvents,
  promotionEvents,
  cartEvents,
  categoryEvents,
  checkoutEvents,
  conversationEvents,
  contactEvents,
  creditEvents,
  customerNoteEvents,
  effectEvents,
  accessLogEvents,
  recommendationEvents,
  newsletterEvents,
  enquiryEvents,
  branchEvents,
  importEvents,
  itemListEvents,
  letterEvents,
  letterTestEvents,
  mailEvents,
  menuEvents,
  orderEvents,
  pageEvents,
  paymentEvents,
  pictureEvents,
  importSourceEvents,
  priceChangeEvents,
  priceListEvents,
  pricingEvents,
  productEvents,
  quoteEvents,
  redirectEvents,
  registrationFormEvents,
  reviewEvents,
  questionEvents,
  settingEvents,
  calendarEvents,
  shippingEvents,
  warehouseEvents,
  mergersEvents,
  administratorsEvents,
  roleEvents,
  staffEvents,
  staticContentEvents,
  stockEvents,
  synonymEvents,
  taxEvents,
  taxExemptionEvents,
  userNameEvents,
  wantListEvents,
  workEvents,
] as const;
