import type { PaymentPanel } from '../payment-panel.ts';

/** PayPal keeps who paid: staff need no more than its name. */
export const PaypalPanel: PaymentPanel = ({ payment: { text } }) => text;
