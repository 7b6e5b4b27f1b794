import type { PaymentPanel } from '#admin/order/payment-method/payment-panel.ts';

/** The bank answers questions by the account holder; nobody here knows the account. */
export const AchPanel: PaymentPanel = ({ payment: { text } }) => text;
