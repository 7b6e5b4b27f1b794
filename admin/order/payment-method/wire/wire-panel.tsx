import type { PaymentPanel } from '../payment-panel.ts';

/** The bank statement names the wire by this reference. */
export const WirePanel: PaymentPanel = ({ payment: { text } }) => text;
