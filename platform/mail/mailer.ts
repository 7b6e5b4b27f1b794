// Mail goes to the local mailbox, or out by SMTP where SMTP_URL is set.
import type { Pool } from 'pg';
import { countOf, knex, rowsOf } from '../postgres/statement.ts';
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
      const mail = { message_id: messageId, sent_at: knex.fn.now(), from, to, subject, text, html };
      await countOf(pool, knex('platform.mailbox').insert(mail).onConflict('message_id').ignore());
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
  const rows = await rowsOf<Omit<MailboxEntry, 'sentAt'> & { readonly sentAt: Date }>(
    pool,
    knex('platform.mailbox')
      .select('message_id as messageId', 'sent_at as sentAt', 'from', 'to', 'subject', 'text', 'html')
      .orderBy('sent_at', 'desc')
      .limit(limit),
  );
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
}
