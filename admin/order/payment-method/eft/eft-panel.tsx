import type { PaymentPanel } from '../payment-panel.ts';

/** The bank statement names the transfer by this reference. */
export const EftPanel: PaymentPanel = ({ payment: { text } }) => text;
