// Signed heads leave the house: whoever keeps one can tell later that history was not rewritten since.
import type { Config } from '#platform/adapters/config/config.ts';
import { messageIdOf } from '#platform/adapters/mail/mailer.ts';
import type { Announce } from '#platform/kernel/proof/sign-head.ts';
import { NamedFailure } from '#platform/kernel/failure/named-failure.ts';
import { defineJob, type JobDefinition } from '#platform/kernel/queue/job.ts';
import { enqueueEffects } from '#platform/kernel/outbox/enqueue-effects.ts';
import { renderLetter } from '#platform/shop/letter/render-letter.ts';

/**
 * Nobody knows the reader's language here, so the letter is in both. It speaks to auditors, not to customers: no
 * manager rewrites it.
 */
const HEAD_LETTER = {
  subject: 'Signed head of {{size}} events / Tête signée de {{size}} évènements',
  body: [
    '<p>Please keep this mail. / Veuillez conserver ce courriel.</p>',
    '<p>It states the whole history of the shop up to this moment. A bundle that the back office exports later must agree with it: millwright-verify --head tells.</p>',
    '<p>Il atteste tout l’historique de la boutique jusqu’à ce moment. Une exportation ultérieure du back-office doit concorder avec lui\u00a0: millwright-verify --head le vérifie.</p>',
    '<p>{{head}}</p>',
  ].join(''),
};

type Destinations = Pick<Config, 'PROOF_WEBHOOK_URL' | 'PROOF_MAIL_TO'>;

const WEBHOOK = 'post-signed-head';
const MAIL = 'mail-signed-head';
const TIMEOUT_MS = 10_000;

/** Every head is posted; the first of every day (UTC) is mailed. */
export const announceHeads =
  ({ PROOF_WEBHOOK_URL, PROOF_MAIL_TO }: Destinations): Announce =>
  (db, { size, at }) =>
    enqueueEffects(
      db,
      [
        ...(PROOF_WEBHOOK_URL ? [{ effect_id: `${WEBHOOK}.${size}`, job: WEBHOOK, data: { size }, due_at: at }] : []),
        ...(PROOF_MAIL_TO ? [{ effect_id: `${MAIL}.${at.slice(0, 10)}`, job: MAIL, data: { size }, due_at: at }] : []),
      ].map((effect) => ({ ...effect, correlation_id: effect.effect_id, causation_id: effect.effect_id })),
    );

export const headJobs = ({ PROOF_WEBHOOK_URL, PROOF_MAIL_TO }: Destinations): readonly JobDefinition[] => [
  defineJob<{ size: number }>({
    name: WEBHOOK,
    kind: 'notification',
    async run({ size }, { queries, log }) {
      if (!PROOF_WEBHOOK_URL) return void log.info({ size }, 'no webhook takes signed heads any more');
      const response = await fetch(PROOF_WEBHOOK_URL, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(await queries.proof.head({ size })),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new NamedFailure('webhook_refused', String(response.status));
    },
  }),
  defineJob<{ size: number }>({
    name: MAIL,
    kind: 'notification',
    async run({ size }, context) {
      const { queries, mailer, unlessDone, log } = context;
      if (!PROOF_MAIL_TO) return void log.info({ size }, 'nobody is mailed signed heads any more');
      const head = await queries.proof.head({ size });
      const { name: shopName } = await queries.store.company({ language: 'en' });
      const mail = await renderLetter(
        HEAD_LETTER,
        { texts: { size: String(size), head: JSON.stringify(head) }, tables: {} },
        { language: 'en', shopName },
      );
      const send = () => mailer.send({ messageId: messageIdOf(context), to: PROOF_MAIL_TO, ...mail });
      await (mailer.isIdempotent ? send() : unlessDone(send));
    },
  }),
];
