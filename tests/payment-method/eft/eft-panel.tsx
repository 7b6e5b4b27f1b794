import type { PaymentPanel } from '#admin/order/payment-method/payment-panel.ts';

/** The bank statement names the transfer by this reference. */
export const EftPanel: PaymentPanel = ({ payment: { text } }) => text;
