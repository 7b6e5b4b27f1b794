import type { PaymentPanel } from '../payment-panel.ts';

export const CardPanel: PaymentPanel = ({ payment: { text } }) => text;
