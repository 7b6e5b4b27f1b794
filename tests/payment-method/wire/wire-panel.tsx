import type { PaymentPanel } from '#admin/order/payment-method/payment-panel.ts';

/** The bank statement names the wire by this reference. */
export const WirePanel: PaymentPanel = ({ payment: { text } }) => text;
