import { messageIdOf } from '#platform/mail/mailer.ts';
import type { JobContext } from '#platform/queue/job.ts';
import { write, type Email } from './email.ts';

export interface Recipient {
  readonly to: string;
  /** The person whose name stands in the e-mail: erasing them erases what is kept of it. */
  readonly personId: string;
}

/**
 * Sends an e-mail and puts it on the record. Nobody is written to who was erased, nor twice for one cause: history is
 * asked first, since it outlives the list of effects, and an e-mail that was sent but could not be recorded is only
 * recorded.
 */
export async function sendEmail(
  { to, personId }: Recipient,
  email: Email,
  { mailer, commands, states, atMostOnce, effectId, job, about, log }: JobContext,
): Promise<void> {
  if (!to.includes('@')) return void log.info({ effectId }, 'no address to write to');
  if ((await states.mail.isSent({ mailId: effectId })).sent) return;
  const messageId = messageIdOf(effectId);
  const send = () => mailer.send({ messageId, to, ...write(email) });
  await (mailer.isIdempotent ? send() : atMostOnce(send));
  const { language, subject } = email;
  await commands.mail.record({ mailId: effectId, template: job, personId, to, language, subject, about, messageId });
}
