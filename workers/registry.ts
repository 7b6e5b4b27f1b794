// Everything that happens because something happened. A policy is one line here.
import type { Policy } from '#platform/queue/policy.ts';
import { completeMergerWhenAccountMerged } from './account/complete-merger-when-account-merged.policy.ts';
import { emailContactWhenEmailChanged } from './account/email-contact-when-email-changed.policy.ts';
import { emailContactWhenPasswordResetRequested } from './account/email-contact-when-password-reset-requested.policy.ts';
import { emailContactWhenRegistered } from './account/email-contact-when-registered.policy.ts';
import { emailContactWhenSecondFactorChanged } from './account/email-contact-when-second-factor-changed.policy.ts';
import { emailCompanyWhenStandingChanged } from './account/email-company-when-standing-changed.policy.ts';
import { emailCompanyWhenRegistrationDecided } from './account/email-company-when-registration-decided.policy.ts';
import { deleteFileWhenAttachmentRemoved } from './attachment/delete-file-when-attachment-removed.policy.ts';
import { removeFilesWhenLinesRemoved } from './attachment/remove-files-when-lines-removed.policy.ts';
import { renameProductsWhenBrandRenamed } from './brand/rename-products-when-brand-renamed.policy.ts';
import { abandonCartWhenLeft } from './cart/abandon-cart-when-left.policy.ts';
import { emailBuyerWhenCartAbandoned } from './cart/email-buyer-when-cart-abandoned.policy.ts';
import { emailBuyerWhenCartSaved } from './cart/email-buyer-when-cart-saved.policy.ts';
import { emailBuyerWhenPaymentNotConfirmed } from './checkout/email-buyer-when-payment-not-confirmed.policy.ts';
import { releasePaymentWhenCheckoutFailed } from './checkout/release-payment-when-checkout-failed.policy.ts';
import { resumeCheckoutWhenLocked } from './checkout/resume-checkout-when-locked.policy.ts';
import { publishContentWhenScheduled } from './content/publish-content-when-scheduled.policy.ts';
import { emailStaffWhenLetterTested } from './letter/email-staff-when-letter-tested.policy.ts';
import { emailBuyerWhenLinesCancelled } from './order/email-buyer-when-lines-cancelled.policy.ts';
import { emailBuyerWhenLinesShipped } from './order/email-buyer-when-lines-shipped.policy.ts';
import { emailBuyerWhenOrderEdited } from './order/email-buyer-when-order-edited.policy.ts';
import { emailBuyerWhenOrderPlaced } from './order/email-buyer-when-order-placed.policy.ts';
import { emailBuyerWhenOrderRefunded } from './order/email-buyer-when-order-refunded.policy.ts';
import { emailDeskWhenOrderPlaced } from './order/email-desk-when-order-placed.policy.ts';
import { freeStockWhenLinesCancelled } from './order/free-stock-when-lines-cancelled.policy.ts';
import { releasePaymentsWhenUnpaidOrderCancelled } from './order/release-payments-when-unpaid-order-cancelled.policy.ts';
import { releasePromotionsWhenOrderCancelled } from './order/release-promotions-when-order-cancelled.policy.ts';
import { returnStockWhenRefunded } from './order/return-stock-when-refunded.policy.ts';
import { completeRefundWhenRequested } from './order/complete-refund-when-requested.policy.ts';
import { shipStockWhenLinesShipped } from './order/take-stock-when-lines-shipped.policy.ts';
import { emailBuyerWhenBackInStock } from './want-list/email-buyer-when-back-in-stock.policy.ts';
import { notifyBuyerWhenBackInStock } from './want-list/notify-buyer-when-back-in-stock.policy.ts';
import { emailWriterWhenEnquiryAnswered } from './enquiry/email-writer-when-enquiry-answered.policy.ts';
import { emailAskerWhenQuestionAnswered } from './question/email-asker-when-question-answered.policy.ts';
import { emailSubscriberWhenNewsletterRequested } from './newsletter/email-subscriber-when-newsletter-requested.policy.ts';
import { emailFriendWhenProductRecommended } from './recommendation/email-friend-when-product-recommended.policy.ts';
import { emailSubscriberWhenSubscribed } from './newsletter/email-subscriber-when-subscribed.policy.ts';
import { applyImportWhenStarted } from './import/apply-import-when-started.policy.ts';
import { checkImportWhenMatched } from './import/check-import-when-matched.policy.ts';
import { removeFilesWhenUploadedLongAgo } from './import/remove-files-when-uploaded-long-ago.policy.ts';
import { undoImportWhenAsked } from './import/undo-import-when-asked.policy.ts';
import { emailStaffWhenReportDue } from './import-source/email-staff-when-report-due.policy.ts';
import { importFileWhenRunDue } from './import-source/import-file-when-run-due.policy.ts';
import { reportImportWhenOver } from './import-source/report-import-when-over.policy.ts';
import { makeSizesWhenPictureUploaded } from './picture/make-sizes-when-picture-uploaded.policy.ts';
import { revertPricesWhenTakeBackRequested } from './price-change/revert-prices-when-take-back-requested.policy.ts';
import { writePricesWhenPriceChangePlanned } from './price-change/write-prices-when-price-change-planned.policy.ts';
import { publishProductWhenPlanned } from './product/publish-product-when-planned.policy.ts';
import { releasePaymentWhenAuthorisedLate } from './payment/release-payment-when-authorised-late.policy.ts';
import { emailBuyerWhenAnswered } from './conversation/email-buyer-when-answered.policy.ts';
import { emailBuyerWhenMessagePosted } from './quote/email-buyer-when-message-posted.policy.ts';
import { emailBuyerWhenQuoteAnswered } from './quote/email-buyer-when-quote-answered.policy.ts';
import { emailDeskWhenQuoteWaits } from './quote/email-desk-when-quote-waits.policy.ts';
import { expireQuoteWhenRevisionPublished } from './quote/expire-quote-when-revision-published.policy.ts';
import { remindBuyerBeforeQuoteExpires } from './quote/remind-buyer-before-quote-expires.policy.ts';
import { applyRightsWhenRoleChanged } from './staff/apply-rights-when-role-changed.policy.ts';
import { emailMemberWhenInvited } from './staff/email-member-when-invited.policy.ts';
import { emailMemberWhenSecondFactorChanged } from './staff/email-member-when-second-factor-changed.policy.ts';
import { requestQuoteWhenCartQuoted } from './quote/request-quote-when-cart-quoted.policy.ts';

export const policies: readonly Policy[] = [
  emailSubscriberWhenNewsletterRequested,
  emailWriterWhenEnquiryAnswered,
  emailAskerWhenQuestionAnswered,
  emailFriendWhenProductRecommended,
  emailSubscriberWhenSubscribed,
  applyImportWhenStarted,
  checkImportWhenMatched,
  removeFilesWhenUploadedLongAgo,
  undoImportWhenAsked,
  importFileWhenRunDue,
  reportImportWhenOver,
  emailStaffWhenReportDue,
  completeMergerWhenAccountMerged,
  deleteFileWhenAttachmentRemoved,
  emailBuyerWhenAnswered,
  abandonCartWhenLeft,
  emailBuyerWhenCartAbandoned,
  emailBuyerWhenCartSaved,
  emailBuyerWhenLinesCancelled,
  emailBuyerWhenLinesShipped,
  emailBuyerWhenOrderEdited,
  emailBuyerWhenOrderPlaced,
  emailDeskWhenOrderPlaced,
  emailBuyerWhenOrderRefunded,
  emailBuyerWhenPaymentNotConfirmed,
  emailContactWhenEmailChanged,
  emailContactWhenPasswordResetRequested,
  emailContactWhenRegistered,
  emailContactWhenSecondFactorChanged,
  emailCompanyWhenRegistrationDecided,
  emailCompanyWhenStandingChanged,
  emailStaffWhenLetterTested,
  freeStockWhenLinesCancelled,
  makeSizesWhenPictureUploaded,
  publishProductWhenPlanned,
  revertPricesWhenTakeBackRequested,
  writePricesWhenPriceChangePlanned,
  renameProductsWhenBrandRenamed,
  publishContentWhenScheduled,
  releasePaymentWhenAuthorisedLate,
  releasePaymentWhenCheckoutFailed,
  releasePaymentsWhenUnpaidOrderCancelled,
  releasePromotionsWhenOrderCancelled,
  notifyBuyerWhenBackInStock,
  emailBuyerWhenBackInStock,
  removeFilesWhenLinesRemoved,
  resumeCheckoutWhenLocked,
  returnStockWhenRefunded,
  completeRefundWhenRequested,
  shipStockWhenLinesShipped,
  emailBuyerWhenMessagePosted,
  emailBuyerWhenQuoteAnswered,
  emailDeskWhenQuoteWaits,
  expireQuoteWhenRevisionPublished,
  remindBuyerBeforeQuoteExpires,
  requestQuoteWhenCartQuoted,
  applyRightsWhenRoleChanged,
  emailMemberWhenInvited,
  emailMemberWhenSecondFactorChanged,
];
