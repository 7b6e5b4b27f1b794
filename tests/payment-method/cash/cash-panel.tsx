import type { PaymentPanel } from '#admin/order/payment-method/payment-panel.ts';

/** The cashier finds the money by the number of the receipt. */
export const CashPanel: PaymentPanel = ({ payment: { text } }) => text;
