import { messageIdOf } from '#platform/mail/mailer.ts';
import type { JobContext } from '#platform/queue/job.ts';
import { write, type Letter } from './letter.ts';

export interface Recipient {
  readonly to: string;
  /** Whose name stands in the letter: erasing that person erases what is kept of it. */
  readonly personId: string;
}

/** Sends a letter and puts it on the record. Nobody is written to who was erased. */
export async function sendLetter({ to, personId }: Recipient, letter: Letter, { mailer, call, effectId, job, about, log }: JobContext): Promise<void> {
  if (!to.includes('@')) return void log.info({ effectId }, 'no address to write to');
  const messageId = messageIdOf(effectId);
  await mailer.send({ messageId, to, ...write(letter) });
  const { language, subject } = letter;
  await call('mail/record', { mailId: effectId, letter: job, personId, to, language, subject, about, messageId });
}
