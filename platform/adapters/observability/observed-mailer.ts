// Tells how mails go out.
import type { Mailer } from '../mail/mail.ts';
import { systemClock } from '#platform/kernel/runtime/clock.ts';
import { OutcomeUnknown, PermanentFailure } from '#platform/kernel/failure/named-failure.ts';
import type { Check } from '#platform/kernel/health/health.ts';
import { secondsSince, type MailOutcome } from './metrics.ts';
import type { Observability } from './observability.ts';

export interface ObservedMailer extends Mailer {
  /** Degraded while mails fail: the last one did, for another reason than its recipient. */
  readonly check: Check;
}

const outcomeOf = (error: unknown): MailOutcome =>
  error instanceof PermanentFailure ? 'refused' : error instanceof OutcomeUnknown ? 'unknown' : 'failed';

export function observedMailer(
  mailer: Mailer,
  { metrics, tracing }: Observability,
  now: () => number = systemClock.now,
): ObservedMailer {
  let lastSentAt: number | undefined;
  let failing: { readonly since: number; readonly error: string } | undefined;

  return {
    isIdempotent: mailer.isIdempotent,
    send: (mail) =>
      tracing.span('send mail', { kind: 'client' }, async (span) => {
        const begun = performance.now();
        const tell = (outcome: MailOutcome) => {
          span.set({ 'millwright.outcome': outcome });
          metrics.mail(outcome, secondsSince(begun));
        };
        try {
          await mailer.send(mail);
          tell('sent');
          lastSentAt = now();
          failing = undefined;
        } catch (error) {
          const outcome = outcomeOf(error);
          tell(outcome);
          // A recipient who is refused says nothing about the server.
          if (outcome !== 'refused') failing = { since: failing?.since ?? now(), error: (error as Error).message };
          throw error;
        }
      }),
    check: {
      name: 'mail',
      otherwise: 'degraded',
      look: async () => ({
        level: failing ? 'degraded' : 'ok',
        detail: {
          lastSentAt: lastSentAt === undefined ? null : new Date(lastSentAt).toISOString(),
          ...(failing ? { failingSince: new Date(failing.since).toISOString(), error: failing.error } : {}),
        },
        samples: [{ name: 'millwright_mail_failing_seconds', value: failing ? (now() - failing.since) / 1_000 : 0 }],
      }),
    },
  };
}
