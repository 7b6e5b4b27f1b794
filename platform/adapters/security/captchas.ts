// Tells people from machines. The specification keeps the text of the picture in the browser, which is a way around it: the
// browser keeps a signed id that is good once and for some minutes, and the answers stay here, as keyed hashes (decision 0049).
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { countOf, fromNow, knex, present, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { captchaPicture, randomLetters } from './captcha-picture.ts';

export interface Captcha {
  /** PNG. */
  readonly base64Data: string;
  /** Names the challenge; it says nothing of its answer. */
  readonly captchatext: string;
  /** For who does not see the picture: their sum is an answer, too. */
  readonly addends: readonly [number, number];
}

export interface Captchas {
  make(): Promise<Captcha>;
  /** Whether it is a right answer. A wrong one ends the challenge, a right one leaves it for what it is asked for. */
  isRight(entered: string, captchatext: string): Promise<boolean>;
  /** The same, and ends the challenge in any case. */
  redeem(entered: string, captchatext: string): Promise<boolean>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly captchas: Captchas;
  }
}

const VALID_SECONDS = 10 * 60;
const challenges = () => knex('platform.captcha_challenge');

export function createCaptchas(pool: Pool, keyedHash: (text: string) => string): Captchas {
  const sign = (id: string) => keyedHash(`captcha ${id}`);
  // Whatever is typed: letters may be small, and spaces are nobody's fault.
  const answerHash = (id: string, answer: string) => keyedHash(`captcha answer ${id} ${answer.replace(/\s/g, '')}`);

  function idIn(captchatext: string): string | undefined {
    const [id = '', signature = ''] = captchatext.split('.');
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(id))];
    return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
  }

  async function taken(id: string): Promise<readonly string[] | undefined> {
    const open = challenges().where({ challenge_id: id }).where('expires_at', '>', present());
    const [row] = await rowsOf<{ answers: string[] }>(pool, open.delete().returning('answers'));
    return row?.answers;
  }

  return {
    async make() {
      const id = randomBytes(16).toString('base64url');
      const letters = randomLetters();
      const addends = [randomInt(2, 10), randomInt(2, 10)] as const;
      const answers = [letters, String(addends[0] + addends[1])].map((answer) => answerHash(id, answer));
      const base64Data = await captchaPicture(letters);
      await countOf(
        pool,
        challenges().insert({ challenge_id: id, answers, expires_at: fromNow('secs', VALID_SECONDS) }),
      );
      return { base64Data, captchatext: `${id}.${sign(id)}`, addends };
    },

    async isRight(entered, captchatext) {
      const id = idIn(captchatext);
      if (id === undefined) return false;
      const open = challenges().select('answers').where({ challenge_id: id }).where('expires_at', '>', present());
      const [row] = await rowsOf<{ answers: string[] }>(pool, open);
      if (row?.answers.includes(answerHash(id, entered))) return true;
      await taken(id);
      return false;
    },

    async redeem(entered, captchatext) {
      const id = idIn(captchatext);
      return id !== undefined && ((await taken(id))?.includes(answerHash(id, entered)) ?? false);
    },
  };
}
