// Mail goes to the local mailbox, or out by SMTP where SMTP_URL is set.
import type { Pool } from 'pg';
import { countOf, knex, present, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { Mail, Mailer } from './mail.ts';
import { createSmtpMailer } from './smtp.ts';

export interface MailboxEntry extends Omit<Mail, 'from' | 'cc' | 'attachments'> {
  readonly from: string;
  /** The local mailbox keeps what was attached by name, and not the files. */
  readonly attachments: { readonly fileName: string; readonly bytes: number }[];
  readonly sentAt: string;
}

/** Of the shop's own address, as mail programs expect. */
export const messageIdOf = ({
  effectId,
  publicOrigin,
}: {
  readonly effectId: string;
  readonly publicOrigin: string;
}): string => `<${effectId}@${new URL(publicOrigin).hostname}>`;

export function createMailer(pool: Pool, address: string, smtpUrl: string | undefined): Mailer {
  return smtpUrl ? createSmtpMailer(address, smtpUrl) : mailbox(pool, address);
}

function mailbox(pool: Pool, address: string): Mailer {
  return {
    isIdempotent: true,
    async send({ messageId, from: sender, to, cc = [], subject, text, html, headers = {}, attachments = [] }) {
      const from = `${sender.name} <${sender.address || address}>`.trim();
      const mail = {
        message_id: messageId,
        sent_at: present(),
        from,
        to,
        subject,
        text,
        html,
        headers: JSON.stringify(cc.length ? { ...headers, Cc: cc.join(', ') } : headers),
        attachments: JSON.stringify(attachments.map(({ fileName, content }) => ({ fileName, bytes: content.length }))),
      };
      await countOf(pool, knex('platform.mailbox').insert(mail).onConflict('message_id').ignore());
    },
  };
}

const TOKEN = /([?&#]token=)[A-Za-z0-9_-]{20,}/g;

/** For the eyes of others than who it was sent to: what opens an account is struck out (security.md S14). */
export const withoutTokens = ({ headers: _, text, html, ...mail }: MailboxEntry): Omit<MailboxEntry, 'headers'> => ({
  ...mail,
  text: text.replace(TOKEN, '$1…'),
  html: html.replace(TOKEN, '$1…'),
});

/** The newest mails of the local mailbox first. */
export async function readMailbox(pool: Pool, limit = 100): Promise<MailboxEntry[]> {
  const rows = await rowsOf<Omit<MailboxEntry, 'sentAt'> & { readonly sentAt: Date }>(
    pool,
    knex('platform.mailbox')
      .select(
        'message_id as messageId',
        'sent_at as sentAt',
        'from',
        'to',
        'subject',
        'text',
        'html',
        'headers',
        'attachments',
      )
      .orderBy('sent_at', 'desc')
      .limit(limit),
  );
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
}
