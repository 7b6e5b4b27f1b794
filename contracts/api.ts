// All operations of the shop. A feature is one line here and one in each registry.
import { accountOperations } from './account.ts';
import { attachmentOperations } from './attachment.ts';
import { attributeOperations } from './attribute.ts';
import { familyOperations } from './family.ts';
import { brandOperations } from './brand.ts';
import { cartOperations } from './cart.ts';
import { pendingCartOperations } from './pending-cart.ts';
import { savedCartOperations } from './saved-cart.ts';
import { sharedCartOperations } from './shared-cart.ts';
import { categoryOperations } from './category.ts';
import { categoryDeskOperations } from './category-desk.ts';
import { checkoutOperations } from './checkout.ts';
import { downloadOperations } from './download.ts';
import { effectOperations } from './effect.ts';
import { historyOperations } from './history.ts';
import { accessLogOperations } from './access-log.ts';
import { articleOperations } from './article.ts';
import { documentOperations } from './document.ts';
import { letterOperations } from './letter.ts';
import { menuOperations } from './menu.ts';
import { orderOperations } from './order.ts';
import { orderDeskOperations } from './order-desk.ts';
import { pictureOperations } from './picture.ts';
import { pageOperations } from './page.ts';
import { importSourceOperations } from './import-source.ts';
import { priceChangeOperations } from './price-change.ts';
import { priceListOperations } from './price-list.ts';
import { purchasedItemOperations } from './purchased-item.ts';
import { productOperations } from './product.ts';
import { productDeskOperations } from './product-desk.ts';
import { proofOperations } from './proof.ts';
import { captchaOperations } from './captcha.ts';
import { recommendationOperations } from './recommendation.ts';
import { newsletterOperations } from './newsletter.ts';
import { branchOperations } from './branch.ts';
import { enquiryOperations } from './enquiry.ts';
import { questionOperations } from './question.ts';
import { itemListOperations } from './item-list.ts';
import { wishListOperations } from './wish-list.ts';
import { quickOrderOperations } from './quick-order.ts';
import { reviewOperations } from './review.ts';
import { redirectOperations } from './redirect.ts';
import { replayOperations } from './replay.ts';
import { setupOperations } from './setup.ts';
import { storeOperations } from './store.ts';
import { customerOperations } from './customer.ts';
import { dashboardOperations } from './dashboard.ts';
import { promotionOperations } from './promotion.ts';
import { cannedReplyOperations } from './canned-reply.ts';
import { conversationOperations } from './conversation.ts';
import { customerNoteOperations } from './customer-note.ts';
import { registrationFormOperations } from './registration-form.ts';
import { roleOperations } from './role.ts';
import { staffOperations } from './staff.ts';
import { importOperations } from './catalogue-import.ts';
import { importDeskOperations } from './import.ts';
import { quoteOperations } from './quote.ts';
import { passkeyOperations } from './passkey.ts';
import { secondFactorOperations } from './second-factor.ts';
import { securityOperations } from './security.ts';
import { settingOperations } from './setting.ts';
import { wantListOperations } from './want-list.ts';
import { taxExemptionOperations } from './tax-exemption.ts';
import { calendarOperations } from './calendar.ts';
import { shippingOperations } from './shipping.ts';
import { warehouseOperations } from './warehouse.ts';
import { stockOperations } from './stock.ts';
import { bundleOperations } from './bundle.ts';
import { comparisonOperations } from './comparison.ts';
import { synonymOperations } from './synonym.ts';
import { taxOperations } from './tax.ts';
import { workOperations } from './work.ts';
import type { InputOf, Operations, OutputOf, RequestOf } from './operation.ts';

export const api = {
  ...accountOperations,
  ...attachmentOperations,
  ...attributeOperations,
  ...familyOperations,
  ...brandOperations,
  ...cartOperations,
  ...savedCartOperations,
  ...sharedCartOperations,
  ...pendingCartOperations,
  ...categoryOperations,
  ...categoryDeskOperations,
  ...checkoutOperations,
  ...customerOperations,
  ...cannedReplyOperations,
  ...promotionOperations,
  ...conversationOperations,
  ...customerNoteOperations,
  ...dashboardOperations,
  ...downloadOperations,
  ...registrationFormOperations,
  ...roleOperations,
  ...staffOperations,
  ...effectOperations,
  ...historyOperations,
  ...importOperations,
  ...importDeskOperations,
  ...accessLogOperations,
  ...articleOperations,
  ...documentOperations,
  ...letterOperations,
  ...menuOperations,
  ...orderOperations,
  ...orderDeskOperations,
  ...pictureOperations,
  ...pageOperations,
  ...importSourceOperations,
  ...priceChangeOperations,
  ...priceListOperations,
  ...purchasedItemOperations,
  ...productOperations,
  ...productDeskOperations,
  ...proofOperations,
  ...itemListOperations,
  ...wishListOperations,
  ...quickOrderOperations,
  ...quoteOperations,
  ...captchaOperations,
  ...recommendationOperations,
  ...newsletterOperations,
  ...enquiryOperations,
  ...branchOperations,
  ...redirectOperations,
  ...reviewOperations,
  ...questionOperations,
  ...replayOperations,
  ...passkeyOperations,
  ...secondFactorOperations,
  ...securityOperations,
  ...settingOperations,
  ...setupOperations,
  ...storeOperations,
  ...wantListOperations,
  ...taxExemptionOperations,
  ...calendarOperations,
  ...shippingOperations,
  ...warehouseOperations,
  ...stockOperations,
  ...bundleOperations,
  ...comparisonOperations,
  ...synonymOperations,
  ...taxOperations,
  ...workOperations,
} satisfies Operations;

export type Api = typeof api;
export type Route = keyof Api;
export type Input<R extends Route> = InputOf<Api[R]>;
export type Request<R extends Route> = RequestOf<Api[R]>;
export type Output<R extends Route> = OutputOf<Api[R]>;
export type RoutesVia<V extends Api[Route]['via']> = { [R in Route]: Api[R]['via'] extends V ? R : never }[Route];
