import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailBuyerWhenBackInStock } from './email-buyer-when-back-in-stock.policy.ts';
import { notifyBuyerWhenBackInStock } from './notify-buyer-when-back-in-stock.policy.ts';

export const feature = { policies: [emailBuyerWhenBackInStock, notifyBuyerWhenBackInStock] } satisfies {
  readonly policies: readonly Policy[];
};
