import type { PaymentPanel } from '../payment-panel.ts';

/** Nobody here knows the account: its bank and last four digits are enough to speak of it. */
export const BankDebitPanel: PaymentPanel = ({ payment: { text } }) => text;
