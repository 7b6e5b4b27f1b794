import type { PaymentPanel } from '../payment-panel.ts';

/** Whoever opens the mail finds the order by the number on the cheque. */
export const CheckPanel: PaymentPanel = ({ payment: { text } }) => text;
