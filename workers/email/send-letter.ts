import { messageIdOf } from '#platform/mail/mailer.ts';
import type { JobContext } from '#platform/queue/job.ts';
import { write, type Letter } from './letter.ts';

/** Nobody is written to who was erased. */
export async function sendLetter(to: string, letter: Letter, { mailer, effectId, log }: JobContext): Promise<void> {
  if (!to.includes('@')) return void log.info({ effectId }, 'no address to write to');
  await mailer.send({ messageId: messageIdOf(effectId), to, ...write(letter) });
}
