import type { PaymentPanel } from '#admin/order/payment-method/payment-panel.ts';

/** Staff see how many points were used. */
export const RewardBalancePanel: PaymentPanel = ({ payment: { text } }) => text;
