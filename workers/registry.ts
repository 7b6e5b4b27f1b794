// Everything that happens because something happened. A reaction is one line here.
import type { Reaction } from '#platform/queue/reaction.ts';
import { emailContactWhenPasswordResetRequested } from './account/email-contact-when-password-reset-requested.policy.ts';
import { emailContactWhenRegistered } from './account/email-contact-when-registered.policy.ts';
import { resumeCheckoutWhenCartLocked } from './checkout/resume-checkout-when-cart-locked.policy.ts';
import { emailBuyerWhenLineCancelled } from './order/email-buyer-when-line-cancelled.policy.ts';
import { emailBuyerWhenLinesShipped } from './order/email-buyer-when-lines-shipped.policy.ts';
import { emailBuyerWhenOrderPlaced } from './order/email-buyer-when-order-placed.policy.ts';
import { freeStockWhenLineCancelled } from './order/free-stock-when-line-cancelled.policy.ts';
import { takeStockWhenLinesShipped } from './order/take-stock-when-lines-shipped.policy.ts';

export const reactions: readonly Reaction[] = [
  emailBuyerWhenLineCancelled,
  emailBuyerWhenLinesShipped,
  emailBuyerWhenOrderPlaced,
  emailContactWhenPasswordResetRequested,
  emailContactWhenRegistered,
  freeStockWhenLineCancelled,
  resumeCheckoutWhenCartLocked,
  takeStockWhenLinesShipped,
];
