// Every command of the shop and who handles it, and what the features offer to each other. A feature is one line in
// each
// list; what is missing does not compile.
import type { Api } from '#contracts/api.ts';
import type { Handlers } from '#platform/operations/context.ts';
import type { FunctionTable } from '#platform/operations/bind-features.ts';
import type { Commands, States } from '#platform/operations/features.ts';
import { accessLogFunctions } from './access-log/record-access.ts';
import { accountCommands, accountFunctions, contactStates } from './account/account.commands.ts';
import { accountStates } from './account/standing.ts';
import { attachmentCommands, attachmentFunctions, attachmentStates } from './attachment/attachment.commands.ts';
import { familyCommands } from './family/family.commands.ts';
import { attributeCommands, attributeFunctions } from './attribute/attribute.commands.ts';
import { brandCommands, brandFunctions } from './brand/brand.commands.ts';
import { articleCommands, articleFunctions } from './article/article.commands.ts';
import { documentCommands, documentFunctions } from './document/document.commands.ts';
import { bannerCommands, bannerFunctions } from './banner/banner.commands.ts';
import { cartCommands } from './cart/cart.commands.ts';
import { pendingCartCommands } from './cart/pending-cart.commands.ts';
import { savedCartCommands } from './cart/saved-cart.commands.ts';
import { cartFunctions, cartStates } from './cart/cart.functions.ts';
import { categoryCommands, categoryFunctions } from './category/category.commands.ts';
import { checkoutCommands } from './checkout/checkout.commands.ts';
import { checkoutFunctions, checkoutStates } from './checkout/checkout.functions.ts';
import { cannedReplyCommands } from './canned-reply/canned-reply.commands.ts';
import { conversationCommands, conversationFunctions } from './conversation/conversation.commands.ts';
import { customerNoteCommands } from './customer-note/customer-note.commands.ts';
import { customerCommands, customerFunctions } from './account/customer.commands.ts';
import { roleCommands } from './staff/role.commands.ts';
import { staffFunctions } from './staff/staff.functions.ts';
import { staffCommands } from './staff/staff.commands.ts';
import { downloadCommands } from './download/download.commands.ts';
import { effectCommands } from './effect/effect.commands.ts';
import { orderCommands, orderFunctions } from './order/order.commands.ts';
import { pictureCommands, pictureFunctions, pictureStates } from './picture/picture.commands.ts';
import { paymentMethods } from './payment/methods.ts';
import { paymentFunctions, paymentStates } from './payment/payment.commands.ts';
import { signInFunctions } from './account/sign-in.commands.ts';
import { creditFunctions } from './credit/credit.commands.ts';
import { letterCommands, letterFunctions } from './letter/letter.commands.ts';
import { mailFunctions, mailStates } from './mail/mail.commands.ts';
import { menuCommands, menuFunctions } from './menu/menu.commands.ts';
import { pageCommands, pageFunctions } from './page/page.commands.ts';
import { importCommands, importFunctions, importStates } from './import/import.commands.ts';
import { importSourceCommands } from './import-source/import-source.commands.ts';
import { importSourceFunctions, importSourceStates } from './import-source/import-source.functions.ts';
import { priceChangeCommands, priceChangeFunctions } from './price-change/price-change.commands.ts';
import { priceListCommands, priceListFunctions } from './price-list/price-list.commands.ts';
import { productCommands, productFunctions } from './product/product.commands.ts';
import { itemListCommands } from './item-list/item-list.commands.ts';
import { sharedCartCommands } from './item-list/shared-cart.commands.ts';
import { wishListCommands } from './item-list/wish-list.commands.ts';
import { bundleCommands } from './bundle/bundle.commands.ts';
import { quickOrderCommands, quickOrderFunctions } from './quick-order/quick-order.commands.ts';
import { quoteCommands, quoteFunctions, quoteStates } from './quote/quote.commands.ts';
import { registrationFormCommands } from './account/registration-form.commands.ts';
import { recommendationCommands, recommendationStates } from './recommendation/recommendation.commands.ts';
import { branchCommands, branchFunctions } from './branch/branch.commands.ts';
import { enquiryCommands, enquiryStates } from './enquiry/enquiry.commands.ts';
import { questionCommands, questionStates } from './question/question.commands.ts';
import { newsletterCommands, newsletterFunctions } from './newsletter/newsletter.commands.ts';
import { redirectCommands, redirectFunctions } from './redirect/redirect.commands.ts';
import { reviewCommands } from './review/review.commands.ts';
import { passkeyCommands } from './second-factor/passkey.commands.ts';
import { secondFactorCommands } from './second-factor/second-factor.commands.ts';
import { settingCommands, settingFunctions } from './setting/setting.commands.ts';
import { setupCommands } from './setup/setup.commands.ts';
import { shippingCommands, shippingFunctions } from './shipping/shipping.commands.ts';
import { calendarCommands } from './calendar/calendar.commands.ts';
import { warehouseCommands, warehouseStates } from './warehouse/warehouse.commands.ts';
import { staticContentCommands, staticContentFunctions } from './static-content/static-content.commands.ts';
import { stockCommands, stockDeskCommands, stockFunctions, stockStates } from './stock/stock.commands.ts';
import { synonymCommands, synonymFunctions } from './synonym/synonym.commands.ts';
import { taxCommands, taxFunctions } from './tax/tax.commands.ts';
import { taxExemptionCommands } from './tax-exemption/tax-exemption.commands.ts';
import { promotionCommands, promotionFunctions } from './promotion/promotion.commands.ts';
import { wantListCommands, wantListFunctions } from './want-list/want-list.commands.ts';
import { workCommands } from './work/work.commands.ts';

export const commandHandlers = {
  ...accountCommands,
  ...attachmentCommands,
  ...attributeCommands,
  ...familyCommands,
  ...brandCommands,
  ...articleCommands,
  ...documentCommands,
  ...bannerCommands,
  ...cartCommands,
  ...savedCartCommands,
  ...pendingCartCommands,
  ...categoryCommands,
  ...checkoutCommands,
  ...customerCommands,
  ...cannedReplyCommands,
  ...promotionCommands,
  ...conversationCommands,
  ...customerNoteCommands,
  ...roleCommands,
  ...staffCommands,
  ...downloadCommands,
  ...effectCommands,
  ...importCommands,
  ...importSourceCommands,
  ...letterCommands,
  ...menuCommands,
  ...orderCommands,
  ...pictureCommands,
  ...pageCommands,
  ...priceChangeCommands,
  ...priceListCommands,
  ...productCommands,
  ...itemListCommands,
  ...wishListCommands,
  ...sharedCartCommands,
  ...bundleCommands,
  ...quickOrderCommands,
  ...quoteCommands,
  ...recommendationCommands,
  ...newsletterCommands,
  ...enquiryCommands,
  ...branchCommands,
  ...redirectCommands,
  ...reviewCommands,
  ...questionCommands,
  ...registrationFormCommands,
  ...passkeyCommands,
  ...secondFactorCommands,
  ...settingCommands,
  ...setupCommands,
  ...calendarCommands,
  ...shippingCommands,
  ...warehouseCommands,
  ...staticContentCommands,
  ...stockCommands,
  ...stockDeskCommands,
  ...synonymCommands,
  ...taxCommands,
  ...taxExemptionCommands,
  ...wantListCommands,
  ...workCommands,
} satisfies Handlers<Api, 'command'>;

export const commandFunctions: FunctionTable<Commands> = {
  accessLog: accessLogFunctions,
  account: accountFunctions,
  attachment: attachmentFunctions,
  attribute: attributeFunctions,
  brand: brandFunctions,
  article: articleFunctions,
  document: documentFunctions,
  banner: bannerFunctions,
  cart: cartFunctions,
  promotion: promotionFunctions,
  category: categoryFunctions,
  checkout: checkoutFunctions,
  conversation: conversationFunctions,
  credit: creditFunctions,
  import: importFunctions,
  importSource: importSourceFunctions,
  letter: letterFunctions,
  mail: mailFunctions,
  menu: menuFunctions,
  order: orderFunctions,
  page: pageFunctions,
  payment: paymentFunctions(paymentMethods),
  picture: pictureFunctions,
  priceChange: priceChangeFunctions,
  priceList: priceListFunctions,
  product: productFunctions,
  setting: settingFunctions,
  quickOrder: quickOrderFunctions,
  quote: quoteFunctions,
  newsletter: newsletterFunctions,
  branch: branchFunctions,
  redirect: redirectFunctions,
  signIn: signInFunctions,
  'static-content': staticContentFunctions,
  staff: staffFunctions,
  stock: stockFunctions,
  customer: customerFunctions,
  wantList: wantListFunctions,
  shipping: shippingFunctions,
  synonym: synonymFunctions,
  tax: taxFunctions,
};

export const stateFunctions: FunctionTable<States> = {
  account: accountStates,
  attachment: attachmentStates,
  cart: cartStates,
  checkout: checkoutStates,
  contact: contactStates,
  import: importStates,
  importSource: importSourceStates,
  mail: mailStates,
  payment: paymentStates(paymentMethods),
  picture: pictureStates,
  recommendation: recommendationStates,
  enquiry: enquiryStates,
  question: questionStates,
  quote: quoteStates,
  stock: stockStates,
  warehouse: warehouseStates,
};
