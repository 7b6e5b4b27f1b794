// Every read model and every query of the shop. A feature is one line in each list; what is missing does not compile.
import type { Api } from '#contracts/api.ts';
import type { SettingName } from '#contracts/setting-definitions.ts';
import { isOnValue, settings as named } from '#contracts/settings.ts';
import type { Handlers } from '#platform/operations/context.ts';
import type { FunctionTable } from '#platform/operations/bind-features.ts';
import type { Queries } from '#platform/operations/features.ts';
import type { ReadModel } from '#platform/read-model/read-model.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import type { EventDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import { accountQueries, accountFunctions, contactFunctions } from './account/account.queries.ts';
import { accountSubject } from './account/account.subject.ts';
import { accounts, credits } from './account/accounts.ts';
import { contacts } from './account/contacts.ts';
import { promotionDescriptions } from './promotion/promotion.descriptions.ts';
import { promotionFunctions } from './promotion/promotion.functions.ts';
import { promotionQueries } from './promotion/promotion.queries.ts';
import { promotions, promotionUses } from './promotion/promotions.ts';
import { cannedReplies } from './conversation/canned-replies.ts';
import { conversationMessages } from './conversation/conversation-messages.ts';
import { accountMessageWork, orderMessageWork } from './conversation/conversation-work.ts';
import { cannedReplyDescriptions, conversationDescriptions } from './conversation/conversation.descriptions.ts';
import { conversationFunctions } from './conversation/conversation.functions.ts';
import { cannedReplyQueries, conversationQueries } from './conversation/conversation.queries.ts';
import { customerNotes } from './account/customer-notes.ts';
import { registrationForms } from './account/registration-forms.ts';
import { registrationFormFunctions, registrationFormQueries } from './account/registration-form.queries.ts';
import { customerNoteFunctions, customerNoteQueries } from './account/customer-note.queries.ts';
import { customerQueries, customerFunctions } from './account/customer.queries.ts';
import { peopleFunctions } from './account/people.functions.ts';
import { registrationWork } from './account/registration-work.ts';
import { attachmentQueries, attachmentFunctions } from './attachment/attachment.queries.ts';
import { downloadDescriptions } from './download/download.descriptions.ts';
import { downloadFunctions, downloadQueries } from './download/download.queries.ts';
import { downloads } from './download/downloads.ts';
import { attachmentWork } from './attachment/attachment-work.ts';
import { attachments } from './attachment/attachments.ts';
import { brandDescriptions } from './catalogue/brand.descriptions.ts';
import { brands } from './catalogue/brands.ts';
import { cartQueries, cartFunctions } from './cart/cart.queries.ts';
import { cartSubject } from './cart/cart.subject.ts';
import { carts } from './cart/carts.ts';
import { pendingCartQueries } from './cart/pending-cart.queries.ts';
import { savedCartQueries } from './cart/saved-cart.queries.ts';
import {
  catalogueOptions,
  catalogueQueries,
  catalogueReadModels,
  mirroredCatalogueReadModels,
  rememberedCatalogueReadModels,
} from './catalogue/catalogue.queries.ts';
import { familyFunctions } from './catalogue/family.queries.ts';
import { attributeFunctions } from './catalogue/attribute.queries.ts';
import { synonymDescriptions } from './catalogue/synonym.descriptions.ts';
import { synonymFunctions } from './catalogue/synonym.queries.ts';
import { brandFunctions } from './catalogue/brand.queries.ts';
import { categoryFunctions } from './catalogue/category-desk.queries.ts';
import { priceChangeDescriptions, pricingDescriptions } from './catalogue/pricing.descriptions.ts';
import { priceChangeFunctions, priceChangeQueries } from './catalogue/price-change.queries.ts';
import { priceChanges } from './catalogue/price-changes.ts';
import { priceDeskQueries } from './catalogue/price-desk.queries.ts';
import { priceListFunctions } from './catalogue/price-list.functions.ts';
import { priceListForms } from './catalogue/price-list-forms.ts';
import { priceLists } from './catalogue/price-lists.ts';
import { productFunctions } from './catalogue/product.queries.ts';
import { productSubject } from './catalogue/product.subject.ts';
import type { CatalogueIndex } from './catalogue/index/catalogue-index.ts';
import { priceSubject } from './catalogue/price.subject.ts';
import { checkoutQueries, checkoutFunctions } from './checkout/checkout.queries.ts';
import { dashboardQueries } from './dashboard/dashboard.queries.ts';
import { quoteCourses } from './dashboard/quote-courses.ts';
import { salesCorrections } from './dashboard/sales-corrections.ts';
import { itemSales, itemSalesBlocks, salesSlots } from './dashboard/sales.ts';
import { effectQueries, effectFunctions } from './effect/effect.queries.ts';
import { accessLogQueries } from './access-log/access-log.queries.ts';
import { accessLog } from './access-log/access-log.ts';
import { catalogueRecordFunctions } from './catalogue/catalogue-records.functions.ts';
import { importSourceDescriptions } from './import-source/import-source.descriptions.ts';
import { importSourceFunctions, importSourceQueries } from './import-source/import-source.queries.ts';
import { importSourceRuns } from './import-source/import-source-runs.ts';
import { importSources } from './import-source/import-sources.ts';
import { importDescriptions } from './import/import.descriptions.ts';
import { importFunctions } from './import/import.functions.ts';
import { importQueries } from './import/import.queries.ts';
import { importSubject } from './import/import.subject.ts';
import { newsletterSubject } from './newsletter/newsletter.subject.ts';
import { importMatchings, imports } from './import/imports.ts';
import { letterFunctions } from './letter/letter.functions.ts';
import { letterQueries } from './letter/letter.queries.ts';
import { menuFunctions, menuQueries } from './menu/menu.queries.ts';
import { orderQueries, orderFunctions } from './order/order.queries.ts';
import { purchasedItemQueries } from './order/purchased-item.queries.ts';
import { orderDeskFunctions } from './order/order-desk.functions.ts';
import { orderSubject, paymentSubject } from './order/order.subject.ts';
import { paymentWork, refundWork } from './order/payment-work.ts';
import { orders } from './order/orders.ts';
import { pictureDescriptions } from './picture/picture.descriptions.ts';
import { pictureFunctions } from './picture/picture.functions.ts';
import { pictures } from './picture/pictures.ts';
import { articleFunctions, articleQueries } from './article/article.queries.ts';
import { documentFunctions, documentQueries } from './document/document.queries.ts';
import { pageFunctions, pageQueries } from './page/page.queries.ts';
import { proofQueries, proofFunctions } from './proof/proof.queries.ts';
import { itemListDescriptions } from './item-list/item-list.descriptions.ts';
import { itemListFunctions, itemListQueries } from './item-list/item-list.queries.ts';
import { sharedCartQueries } from './item-list/shared-cart.queries.ts';
import { wishListQueries } from './item-list/wish-list.queries.ts';
import { itemLists } from './item-list/item-lists.ts';
import { itemCodes } from './quick-order/item-codes.ts';
import { quickOrderFunctions, quickOrderQueries } from './quick-order/quick-order.queries.ts';
import { approvalWork } from './quote/approval-work.ts';
import { messageWork } from './quote/message-work.ts';
import { quoteMessages } from './quote/quote-messages.ts';
import { quoteFunctions } from './quote/quote.functions.ts';
import { quoteQueries } from './quote/quote.queries.ts';
import { quoteSubject } from './quote/quote.subject.ts';
import { quoteRevisions } from './quote/quote-revisions.ts';
import { quotes } from './quote/quotes.ts';
import { quoteWork } from './quote/quote-work.ts';
import { recommendationDescriptions } from './recommendation/recommendation.descriptions.ts';
import { branchRecords } from './branch/branch-records.ts';
import { branchDescriptions } from './branch/branch.descriptions.ts';
import { branchFunctions, branchQueries } from './branch/branch.queries.ts';
import { branchSubject } from './branch/branch.subject.ts';
import { enquiries } from './enquiry/enquiries.ts';
import { enquiryDescriptions } from './enquiry/enquiry.descriptions.ts';
import { enquiryFunctions, enquiryQueries } from './enquiry/enquiry.queries.ts';
import { enquirySubject } from './enquiry/enquiry.subject.ts';
import { enquiryWork } from './enquiry/enquiry-work.ts';
import { questionWork } from './question/question-work.ts';
import { questionDescriptions } from './question/question.descriptions.ts';
import { questionFunctions, questionQueries } from './question/question.queries.ts';
import { questionSubject } from './question/question.subject.ts';
import { productQuestions, questions } from './question/questions.ts';
import { newsletterDescriptions } from './newsletter/newsletter.descriptions.ts';
import { newsletterFunctions, newsletterQueries } from './newsletter/newsletter.queries.ts';
import { newsletterSubscribers } from './newsletter/newsletter-subscribers.ts';
import { captchaQueries } from './captcha/captcha.queries.ts';
import { redirectDescriptions } from './redirect/redirect.descriptions.ts';
import { redirectFunctions, redirectQueries } from './redirect/redirect.queries.ts';
import { redirects } from './redirect/redirects.ts';
import { reviewWork } from './review/review-work.ts';
import { reviewDescriptions } from './review/review.descriptions.ts';
import { reviewFunctions, reviewQueries } from './review/review.queries.ts';
import { reviewSubject } from './review/review.subject.ts';
import { productRatings, reviews } from './review/reviews.ts';
import { replayQueries } from './replay/replay.queries.ts';
import { securityQueries } from './security/security.queries.ts';
import { roles } from './staff/roles.ts';
import { staffMembers } from './staff/staff-members.ts';
import { staffQueries, staffFunctions } from './staff/staff.queries.ts';
import { settings } from './store/settings.ts';
import { contents, contentVersions, publishedContents } from './shared/content/content.ts';
import { setupFunctions, setupQueries } from './setup/setup.queries.ts';
import { countryIn, languagesIn, settingValueIn, storeQueries, storeFunctions } from './store/store.queries.ts';
import { calendarDescriptions } from './calendar/calendar.descriptions.ts';
import { calendarFunctions, calendarQueries } from './calendar/calendar.queries.ts';
import { calendars } from './calendar/calendar.ts';
import { shippingDescriptions, warehouseDescriptions } from './shipping/shipping.descriptions.ts';
import { shippingFunctions, shippingQueries } from './shipping/shipping.queries.ts';
import { shippingRecords } from './shipping/shipping-records.ts';
import { calendarSubject, shippingSubject, warehouseSubject } from './shipping/shipping.subject.ts';
import { warehouseFunctions, warehouseQueries } from './warehouse/warehouse.queries.ts';
import { warehouseRecords } from './warehouse/warehouse-records.ts';
import { stockQueries, stockFunctions } from './stock/stock.queries.ts';
import { stockItems } from './stock/stock-items.ts';
import { stockSubject } from './stock/stock.subject.ts';
import { taxDescriptions, taxExemptionDescriptions } from './tax/tax.descriptions.ts';
import { taxFunctions, taxQueries } from './tax/tax.queries.ts';
import { taxSubject } from './tax/tax.subject.ts';
import { taxExemptions, taxRecords } from './tax/tax-records.ts';
import { wantListDescriptions } from './want-list/want-list.descriptions.ts';
import { wantListFunctions, wantListQueries } from './want-list/want-list.queries.ts';
import { wants } from './want-list/wants.ts';
import { workItemsOf } from './work/work-items.ts';
import { workQueries, workFunctions } from './work/work.queries.ts';
import {
  accountDescriptions,
  mergersDescriptions,
  contactDescriptions,
  creditDescriptions,
  customerNoteDescriptions,
  registrationFormDescriptions,
  userNameDescriptions,
} from './account/account.descriptions.ts';
import { attachmentDescriptions } from './attachment/attachment.descriptions.ts';
import { cartDescriptions } from './cart/cart.descriptions.ts';
import {
  attributeDescriptions,
  familyDescriptions,
  categoryDescriptions,
  priceListDescriptions,
  productDescriptions,
  stockDescriptions,
} from './catalogue/catalogue.descriptions.ts';
import { checkoutDescriptions } from './checkout/checkout.descriptions.ts';
import { effectDescriptions } from './effect/effect.descriptions.ts';
import { historyQueries, historyFunctions } from './history/history.queries.ts';
import { subjectsOf } from './history/subject-events.ts';
import { createEventDescriber } from './history/describe-events.ts';
import { accessLogDescriptions } from './access-log/access-log.descriptions.ts';
import { mailDescriptions } from './mail/mail.descriptions.ts';
import { orderDescriptions, paymentDescriptions } from './order/order.descriptions.ts';
import { quoteDescriptions } from './quote/quote.descriptions.ts';
import { settingDescriptions } from './store/store.descriptions.ts';
import { contentDescriptions, letterTestDescriptions } from './shared/content/content.descriptions.ts';
import { administratorsDescriptions, roleDescriptions, staffDescriptions } from './staff/staff.descriptions.ts';
import { workDescriptions } from './work/work.descriptions.ts';

const asReadModel = <Row extends object>(model: ReadModel<Row>) => model as unknown as ReadModel;

/** Kinds of work that wait for staff. A feature is one entry. */
const workKinds = [
  accountMessageWork,
  approvalWork,
  attachmentWork,
  enquiryWork,
  messageWork,
  orderMessageWork,
  paymentWork,
  quoteWork,
  refundWork,
  registrationWork,
  reviewWork,
  questionWork,
];
const workItems = workItemsOf(workKinds);

/** Descriptions of events for the auditor. A category is one entry. */
export const eventDescriptions: readonly EventDescriptions[] = [
  accountDescriptions,
  mergersDescriptions,
  attachmentDescriptions,
  downloadDescriptions,
  attributeDescriptions,
  familyDescriptions,
  brandDescriptions,
  synonymDescriptions,
  cannedReplyDescriptions,
  cartDescriptions,
  categoryDescriptions,
  checkoutDescriptions,
  conversationDescriptions,
  ...contentDescriptions,
  contactDescriptions,
  creditDescriptions,
  customerNoteDescriptions,
  registrationFormDescriptions,
  effectDescriptions,
  importDescriptions,
  itemListDescriptions,
  letterTestDescriptions,
  accessLogDescriptions,
  mailDescriptions,
  orderDescriptions,
  paymentDescriptions,
  pictureDescriptions,
  importSourceDescriptions,
  priceChangeDescriptions,
  priceListDescriptions,
  pricingDescriptions,
  productDescriptions,
  promotionDescriptions,
  quoteDescriptions,
  recommendationDescriptions,
  newsletterDescriptions,
  enquiryDescriptions,
  branchDescriptions,
  redirectDescriptions,
  reviewDescriptions,
  questionDescriptions,
  settingDescriptions,
  calendarDescriptions,
  shippingDescriptions,
  warehouseDescriptions,
  administratorsDescriptions,
  roleDescriptions,
  staffDescriptions,
  stockDescriptions,
  taxDescriptions,
  taxExemptionDescriptions,
  userNameDescriptions,
  wantListDescriptions,
  workDescriptions,
];

/** Things that the auditor can look at. A kind is one entry. */
const subjects = [
  orderSubject,
  quoteSubject,
  cartSubject,
  accountSubject,
  productSubject,
  priceSubject,
  paymentSubject,
  taxSubject,
  shippingSubject,
  warehouseSubject,
  calendarSubject,
  stockSubject,
  importSubject,
  newsletterSubject,
  enquirySubject,
  branchSubject,
  reviewSubject,
  questionSubject,
] as const;

export const historySubjects = subjectsOf(subjects, eventDescriptions, workKinds);

/** Small, and kept in memory by every process that answers queries. */
export const mirroredReadModels: readonly ReadModel[] = [
  ...mirroredCatalogueReadModels,
  asReadModel(settings),
  asReadModel(cannedReplies),
  asReadModel(publishedContents),
  asReadModel(newsletterSubscribers),
  asReadModel(branchRecords),
  asReadModel(redirects),
  asReadModel(calendars),
  asReadModel(registrationForms),
  asReadModel(priceLists),
  asReadModel(priceListForms),
  asReadModel(promotions),
  asReadModel(productRatings),
  asReadModel(productQuestions),
  asReadModel(shippingRecords),
  asReadModel(warehouseRecords),
  asReadModel(taxRecords),
];

/** Read models of which every process that answers queries remembers rows that it read lately. */
export const rememberedReadModels: readonly ReadModel[] = [
  ...rememberedCatalogueReadModels,
  asReadModel(accounts),
  asReadModel(contacts),
  asReadModel(pictures),
];

export const readModels: readonly ReadModel[] = [
  ...mirroredReadModels,
  ...catalogueReadModels,
  asReadModel(accounts),
  asReadModel(conversationMessages),
  asReadModel(enquiries),
  asReadModel(customerNotes),
  asReadModel(salesSlots),
  asReadModel(salesCorrections),
  asReadModel(itemSales),
  asReadModel(itemSalesBlocks),
  asReadModel(quoteCourses),
  asReadModel(attachments),
  asReadModel(brands),
  asReadModel(carts),
  asReadModel(contacts),
  asReadModel(contents),
  asReadModel(contentVersions),
  asReadModel(credits),
  asReadModel(downloads),
  asReadModel(accessLog),
  asReadModel(itemCodes),
  asReadModel(itemLists),
  asReadModel(imports),
  asReadModel(importMatchings),
  asReadModel(importSources),
  asReadModel(importSourceRuns),
  asReadModel(orders),
  asReadModel(pictures),
  asReadModel(priceChanges),
  asReadModel(promotionUses),
  asReadModel(quoteMessages),
  asReadModel(quoteRevisions),
  asReadModel(quotes),
  asReadModel(reviews),
  asReadModel(questions),
  asReadModel(roles),
  asReadModel(staffMembers),
  asReadModel(stockItems),
  asReadModel(taxExemptions),
  asReadModel(wants),
  asReadModel(workItems),
];

export const settingValue = (read: ReadSide, name: SettingName): string => settingValueIn(read)(name);
export const shopLanguages = languagesIn;
export const shopCountry = countryIn;
export const settingIsOn = (read: ReadSide, name: SettingName): boolean => isOnValue(settingValue(read, name));

const catalogueOptionsOf = (read: ReadSide, index: CatalogueIndex) =>
  catalogueOptions(read, index, () => settingIsOn(read, named.guestsSeePrices));

export const createQueryHandlers = (read: ReadSide, index: CatalogueIndex) =>
  ({
    ...accountQueries(read),
    ...attachmentQueries(read),
    ...cartQueries,
    ...savedCartQueries,
    ...pendingCartQueries,
    ...catalogueQueries(catalogueOptionsOf(read, index)),
    ...checkoutQueries,
    ...customerQueries(read),
    ...cannedReplyQueries(read),
    ...conversationQueries(read),
    ...customerNoteQueries(read),
    ...registrationFormQueries,
    ...dashboardQueries(read),
    ...downloadQueries(read),
    ...effectQueries(read),
    ...historyQueries(read, eventDescriptions, historySubjects),
    ...accessLogQueries(read),
    ...importQueries(read),
    ...letterQueries(read),
    ...menuQueries(read),
    ...orderQueries(read),
    ...purchasedItemQueries(read),
    ...articleQueries(read),
    ...documentQueries(read),
    ...pageQueries(read),
    ...importSourceQueries(read),
    ...priceChangeQueries(read),
    ...priceDeskQueries(read),
    ...promotionQueries(read),
    ...proofQueries(read),
    ...itemListQueries(read),
    ...wishListQueries(read),
    ...sharedCartQueries(read),
    ...quickOrderQueries,
    ...quoteQueries(read),
    ...captchaQueries,
    ...newsletterQueries(read),
    ...enquiryQueries(read),
    ...branchQueries(read),
    ...redirectQueries(read),
    ...reviewQueries(read),
    ...questionQueries(read),
    ...replayQueries(read, readModels, createEventDescriber(eventDescriptions), subjects),
    ...securityQueries(read),
    ...setupQueries,
    ...staffQueries(read),
    ...storeQueries(read),
    ...calendarQueries(read),
    ...shippingQueries(read),
    ...warehouseQueries(read),
    ...stockQueries(read),
    ...taxQueries(read),
    ...wantListQueries(read),
    ...workQueries(read, workItems, workKinds),
  }) satisfies Handlers<Api, 'query'>;

/**
 * The read models offer these functions to other features and to jobs. A feature is one line; what is missing does not
 * compile.
 */
export const createQueryFunctions = (read: ReadSide, index: CatalogueIndex): FunctionTable<Queries> => ({
  account: accountFunctions(read),
  attachment: attachmentFunctions(read),
  download: downloadFunctions,
  attribute: attributeFunctions(read),
  family: familyFunctions(read),
  brand: brandFunctions(read),
  synonym: synonymFunctions(read),
  cart: cartFunctions(read),
  catalogueRecords: catalogueRecordFunctions(read),
  category: categoryFunctions(read),
  checkout: checkoutFunctions,
  contact: contactFunctions(read),
  customer: customerFunctions(read),
  people: peopleFunctions(read),
  conversation: conversationFunctions(read),
  customerNote: customerNoteFunctions(read),
  registrationForm: registrationFormFunctions(read),
  effect: effectFunctions(read),
  history: historyFunctions(read, historySubjects),
  import: importFunctions(read),
  importSource: importSourceFunctions(read),
  letter: letterFunctions(read),
  menu: menuFunctions(read),
  order: orderFunctions(read),
  orderDesk: orderDeskFunctions(read),
  picture: pictureFunctions(read),
  article: articleFunctions(read),
  document: documentFunctions(read),
  page: pageFunctions(read),
  priceChange: priceChangeFunctions(read),
  priceList: priceListFunctions(read),
  product: productFunctions(catalogueOptionsOf(read, index)),
  promotion: promotionFunctions(read),
  proof: proofFunctions(read),
  newsletter: newsletterFunctions(read),
  enquiry: enquiryFunctions(read),
  redirect: redirectFunctions(read),
  branch: branchFunctions(read),
  itemList: itemListFunctions(read),
  quickOrder: quickOrderFunctions(read),
  review: reviewFunctions(read),
  question: questionFunctions(read),
  quote: quoteFunctions(read),
  calendar: calendarFunctions(read),
  setup: setupFunctions,
  shipping: shippingFunctions(read),
  warehouse: warehouseFunctions(read),
  staff: staffFunctions(read),
  store: storeFunctions(read),
  stock: stockFunctions(read),
  tax: taxFunctions(read),
  wantList: wantListFunctions(read),
  work: workFunctions(read, workItems),
});
