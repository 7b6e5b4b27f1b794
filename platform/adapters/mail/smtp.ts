// Mail by SMTP. SMTP cannot tell whether a mail whose last answer got lost was taken; this tells when that is so.
import type { createTransport as CreateTransport } from 'nodemailer';
import { NamedFailure, OutcomeUnknown, PermanentFailure } from '#platform/kernel/failure/named-failure.ts';
import type { Mailer } from './mail.ts';

const CONNECT_MS = 10_000;
const GREETING_MS = 10_000;
const SILENCE_MS = 30_000;
/** The server waits for the text of the mail: from here on it may have taken it. */
const READY_FOR_TEXT = /^354/;

interface SmtpError extends Error {
  /** The server's answer, e.g. 451; absent when it gave none. */
  readonly responseCode?: number;
}

/** The error is kept with the effect, where nobody's address belongs. */
const withoutAddresses = (text: string) => text.replace(/<?[^\s<>@]+@[^\s<>@]+>?/g, '<…>');

export function createSmtpMailer(address: string, smtpUrl: string): Mailer {
  return {
    isIdempotent: false,
    async send({ messageId, from, to, cc = [], subject, text, html, headers = {}, attachments = [] }) {
      const { createTransport } = await import('nodemailer');
      let textBegun = false;
      const heard = ({ tnx }: { tnx?: string }, line: unknown) => {
        if (tnx === 'server' && READY_FOR_TEXT.test(String(line))) textBegun = true;
      };
      const ignore = () => undefined;
      // A connection for each mail, whose conversation is listened to: the error itself does not say how far it had
      // come.
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: GREETING_MS,
        socketTimeout: SILENCE_MS,
        transactionLog: true,
        logger: {
          level: ignore,
          trace: ignore,
          debug: heard,
          info: ignore,
          warn: ignore,
          error: ignore,
          fatal: ignore,
        },
      } as Parameters<typeof CreateTransport>[0]);
      try {
        await transport.sendMail({
          messageId,
          from: { name: from.name, address: from.address || address },
          to,
          cc: [...cc],
          subject,
          text,
          html,
          headers,
          attachments: attachments.map(({ fileName: filename, contentType, content }) => ({
            filename,
            contentType,
            content: Buffer.from(content),
          })),
        });
      } catch (error) {
        const { responseCode } = error as SmtpError;
        const message = withoutAddresses((error as Error).message);
        if (responseCode !== undefined && responseCode >= 500)
          throw new PermanentFailure('mail_refused', message, { cause: error });
        if (responseCode === undefined && textBegun)
          throw new OutcomeUnknown('mail_unanswered', message, { cause: error });
        throw new NamedFailure('mail_away', message, { cause: error });
      } finally {
        transport.close();
      }
    },
  };
}
