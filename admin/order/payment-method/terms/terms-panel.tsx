import type { PaymentPanel } from '../payment-panel.ts';

/** Staff find the buyer's order by its PO number. */
export const TermsPanel: PaymentPanel = ({ payment: { reference } }) => reference;
