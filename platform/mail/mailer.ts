// Mail goes to the local mailbox, or out by SMTP where SMTP_URL is set.
import type { Pool } from 'pg';
import type { Mail, Mailer } from './mail.ts';
import { createSmtpMailer } from './smtp.ts';

export interface MailboxEntry extends Mail {
  readonly from: string;
  readonly sentAt: string;
}

const DOMAIN = 'millwright.example';
export const messageIdOf = (effectId: string) => `<${effectId}@${DOMAIN}>`;

export function createMailer(pool: Pool, from: string, smtpUrl: string | undefined): Mailer {
  return smtpUrl ? createSmtpMailer(from, smtpUrl) : mailbox(pool, from);
}

function mailbox(pool: Pool, from: string): Mailer {
  return {
    isIdempotent: true,
    async send({ messageId, to, subject, text, html }) {
      await pool.query(
        `insert into platform.mailbox (message_id, sent_at, "from", "to", subject, text, html) values ($1, now(), $2, $3, $4, $5, $6) on conflict (message_id) do nothing`,
        [messageId, from, to, subject, text, html],
      );
    },
  };
}

const TOKEN = /([?&]token=)[A-Za-z0-9_-]{20,}/g;

/** For the eyes of others than who it was sent to: what opens an account is struck out (security.md S14). */
export const withoutTokens = ({ text, html, ...mail }: MailboxEntry): MailboxEntry => ({
  ...mail,
  text: text.replace(TOKEN, '$1…'),
  html: html.replace(TOKEN, '$1…'),
});

/** The newest mails of the local mailbox first. */
export async function readMailbox(pool: Pool, limit = 100): Promise<MailboxEntry[]> {
  const { rows } = await pool.query<MailboxEntry & { sentAt: Date }>(
    `select message_id as "messageId", sent_at as "sentAt", "from", "to", subject, text, html from platform.mailbox order by sent_at desc limit $1`,
    [limit],
  );
  return rows.map((row) => ({ ...row, sentAt: (row.sentAt as unknown as Date).toISOString() }));
}
