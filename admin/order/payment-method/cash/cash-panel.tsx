import type { PaymentPanel } from '../payment-panel.ts';

/** The cashier finds the money by the number of the receipt. */
export const CashPanel: PaymentPanel = ({ payment: { text } }) => text;
