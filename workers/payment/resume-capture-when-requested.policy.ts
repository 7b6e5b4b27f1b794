import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const MINUTE = 60_000;

/** Money that staff had asked for again: its answer may be lost, and the provider may have taken it all the same. */
export const resumeCaptureWhenRequested = definePolicy<PaymentEvent, { paymentId: string; attempt: number }>({
  name: 'resume-capture-when-requested',
  on: {
    PaymentCaptureRequested: ({ data: { paymentId, attempt } }) => ({ data: { paymentId, attempt }, delayMs: MINUTE }),
  },
  kind: 'step',
  run: ({ paymentId }, { commands }) => commands.payment.resumeCapture({ paymentId }),
});
