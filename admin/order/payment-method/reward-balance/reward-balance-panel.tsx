import type { PaymentPanel } from '../payment-panel.ts';

/** Staff see how many points were used. */
export const RewardBalancePanel: PaymentPanel = ({ payment: { text } }) => text;
