import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { cancelOrderWhenPaymentAwaited } from './cancel-order-when-payment-awaited.policy.ts';
import { completeRefundWhenRequested } from './complete-refund-when-requested.policy.ts';
import { earnPointsWhenShipped } from './earn-points-when-shipped.policy.ts';
import { emailBuyerWhenLinesCancelled } from './email-buyer-when-lines-cancelled.policy.ts';
import { emailBuyerWhenLinesShipped } from './email-buyer-when-lines-shipped.policy.ts';
import { emailBuyerWhenOrderEdited } from './email-buyer-when-order-edited.policy.ts';
import { emailBuyerWhenOrderPaid } from './email-buyer-when-order-paid.policy.ts';
import { emailBuyerWhenOrderPlaced } from './email-buyer-when-order-placed.policy.ts';
import { emailBuyerWhenOrderRefunded } from './email-buyer-when-order-refunded.policy.ts';
import { emailBuyerWhenPaymentReceived } from './email-buyer-when-payment-received.policy.ts';
import { emailDeskWhenOrderPlaced } from './email-desk-when-order-placed.policy.ts';
import { freeStockWhenLinesCancelled } from './free-stock-when-lines-cancelled.policy.ts';
import { holdStockWhenReplacementRequested } from './hold-stock-when-replacement-requested.policy.ts';
import { issueGiftCertificatesWhenRequested } from './issue-gift-certificates-when-requested.policy.ts';
import { releasePaymentsWhenUnpaidOrderCancelled } from './release-payments-when-unpaid-order-cancelled.policy.ts';
import { releasePromotionsWhenOrderCancelled } from './release-promotions-when-order-cancelled.policy.ts';
import { remindBuyerWhenPaymentAwaited } from './remind-buyer-when-payment-awaited.policy.ts';
import { requestGiftCertificatesWhenOrderPaid } from './request-gift-certificates-when-order-paid.policy.ts';
import { returnStockWhenRefunded } from './return-stock-when-refunded.policy.ts';
import { revokePointsWhenRefunded } from './revoke-points-when-refunded.policy.ts';
import { shipStockWhenLinesShipped } from './take-stock-when-lines-shipped.policy.ts';

export const feature = {
  needs: ['letter', 'payment', 'reward', 'setting', 'stock'],
  policies: [
    cancelOrderWhenPaymentAwaited,
    completeRefundWhenRequested,
    earnPointsWhenShipped,
    emailBuyerWhenLinesCancelled,
    emailBuyerWhenLinesShipped,
    emailBuyerWhenOrderEdited,
    emailBuyerWhenOrderPaid,
    emailBuyerWhenOrderPlaced,
    emailBuyerWhenOrderRefunded,
    emailBuyerWhenPaymentReceived,
    emailDeskWhenOrderPlaced,
    freeStockWhenLinesCancelled,
    holdStockWhenReplacementRequested,
    issueGiftCertificatesWhenRequested,
    releasePaymentsWhenUnpaidOrderCancelled,
    releasePromotionsWhenOrderCancelled,
    remindBuyerWhenPaymentAwaited,
    requestGiftCertificatesWhenOrderPaid,
    returnStockWhenRefunded,
    revokePointsWhenRefunded,
    shipStockWhenLinesShipped,
  ],
} satisfies WorkerFeature;
