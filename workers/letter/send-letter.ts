import { letterDefinition, type LetterId } from '#contracts/letter/letter-definitions.ts';
import type { MailAttachment } from '#platform/adapters/mail/mail.ts';
import { messageIdOf } from '#platform/adapters/mail/mailer.ts';
import type { AnswerOf, Features, Queries } from '#platform/kernel/operations/features.ts';
import type { JobContext } from '#platform/kernel/queue/job.ts';

export type LetterFacts = AnswerOf<Queries['letter']['contactFacts']> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
};

/** Asks for what fills a letter in the language of whoever gets it: names of things differ. */
export async function factsInTheirLanguage<Facts extends LetterFacts>(
  { speaking, ...context }: JobContext,
  ask: (features: Features) => Promise<Facts>,
): Promise<Facts> {
  const facts = await ask(context);
  const { language } = await context.queries.store.spoken(facts);
  return language === 'en' ? facts : ask(speaking(language));
}

/**
 * Writes a letter in the shop's present words, sends it and puts it on the record. Nobody is written to who was erased,
 * nor twice for one
 * cause: history is asked first, since it outlives the list of effects, and a letter that was sent but could not be
 * recorded is only recorded. One whose worker ended while it was sent is sent again, under the same Message-ID.
 */
export async function sendLetter(
  letter: LetterId,
  { to, personId, language: theirs, texts, tables, headers = {}, attachments = [] }: LetterFacts,
  context: JobContext,
): Promise<void> {
  const { mailer, commands, states, queries, unlessDone, effectId, job, about, log } = context;
  if (!to.includes('@')) return void log.info({ effectId }, 'no address to write to');
  if ((await states.mail.isSent({ mailId: effectId })).sent) return;
  // Staff read the language that they chose, buyers one that the shop speaks.
  const language = personId.startsWith('staff:') ? theirs : (await queries.store.spoken({ language: theirs })).language;
  const messageId = messageIdOf(context);
  const { version, ...mail } = await queries.letter.write({ letter, language, values: { texts, tables } });
  const copies = isCopied(letter) ? (await queries.preference.copiesTo({ personId })).contacts : [];
  const cc = copies.map(({ email }) => email);
  const send = () => mailer.send({ messageId, to, cc, headers, attachments, ...mail });
  await (mailer.isIdempotent ? send() : unlessDone(send));
  await commands.mail.record({
    mailId: effectId,
    template: job,
    letter,
    letterVersion: version,
    personId,
    to,
    ...(copies.length ? { copiesTo: copies.map((copy) => copy.personId) } : {}),
    language,
    subject: mail.subject,
    about,
    messageId,
  });
}

/** What a colleague may read: never what lets somebody in, or is worth money to whoever has it. */
function isCopied(letter: LetterId): boolean {
  const { to, about } = letterDefinition(letter);
  return to === 'buyer' && (about === 'order' || about === 'quote');
}
