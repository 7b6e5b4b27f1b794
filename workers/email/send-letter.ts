import { messageIdOf } from '#platform/mail/mailer.ts';
import type { JobContext } from '#platform/queue/job.ts';
import { write, type Letter } from './letter.ts';

export interface Recipient {
  readonly to: string;
  /** Whose name stands in the letter: erasing that person erases what is kept of it. */
  readonly personId: string;
}

/**
 * Sends a letter and puts it on the record. Nobody is written to who was erased, nor twice for one cause: history is
 * asked first, since it outlives the list of effects, and a letter that was sent but could not be recorded is only
 * recorded.
 */
export async function sendLetter(
  { to, personId }: Recipient,
  letter: Letter,
  { mailer, call, atMostOnce, effectId, job, about, log }: JobContext,
): Promise<void> {
  if (!to.includes('@')) return void log.info({ effectId }, 'no address to write to');
  if ((await call('mail/issent', { mailId: effectId })).sent) return;
  const messageId = messageIdOf(effectId);
  const send = () => mailer.send({ messageId, to, ...write(letter) });
  await (mailer.isIdempotent ? send() : atMostOnce(send));
  const { language, subject } = letter;
  await call('mail/record', { mailId: effectId, letter: job, personId, to, language, subject, about, messageId });
}
