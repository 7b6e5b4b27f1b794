import type { PaymentPanel } from '#admin/order/payment-method/payment-panel.ts';

/** The last characters are enough for finding a certificate, and too few for using it. */
export const GiftCertificatePanel: PaymentPanel = ({ payment: { text } }) => text;
