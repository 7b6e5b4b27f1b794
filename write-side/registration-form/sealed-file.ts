// A file that somebody sends before they have an account. Its bytes lie sealed with a key of their own; the ticket that
// the browser keeps until it registers names both, and nobody can write one but the shop.
import { hash, timingSafeEqual } from 'node:crypto';
import type { AnswerFile } from '#domain/registration-form/registration-form.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { WAITING_HOURS } from '#platform/shop/waiting-files.ts';
import { sealBytes } from '#platform/kernel/personal-data/sealed-bytes.ts';

interface Ticket {
  readonly file: AnswerFile;
  /** The file lies there so long, and an hour more. */
  readonly until: string;
}

const HOUR_MS = 3_600_000;
const VALID_MS = (WAITING_HOURS - 1) * HOUR_MS;

type Sent = { readonly fileName: string; readonly fileType: string; readonly fileData: string };

/** @throws DomainError attachment_too_large, attachment_type_refused, attachment_empty, attachment_not_what_it_says */
export async function keepSealed(sent: Sent, context: OperationContext): Promise<{ ticket: string }> {
  const { bytes, ...facts } = await context.commands.attachment.checkedFile(sent);
  const { sealed, key } = sealBytes(bytes);
  const file: AnswerFile = { ...facts, sha256: await context.services.blobs.put(sealed), key };
  await context.services.waitingFiles.sent(file.sha256);
  const until = new Date(Date.parse(context.now) + VALID_MS).toISOString();
  const text = Buffer.from(JSON.stringify({ file, until } satisfies Ticket)).toString('base64url');
  return { ticket: `${text}.${sign(text, context)}` };
}

/**
 * @throws DomainError attachment_not_found for a ticket that the shop has not written, registration_file_forgotten for one whose file
 * may be deleted already
 */
export function fileOfTicket(ticket: string, context: OperationContext): AnswerFile {
  const [text = '', signature = ''] = ticket.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(text, context))];
  if (given.length !== right.length || !timingSafeEqual(given, right))
    return refuse('attachment_not_found', {}, 'invalid');
  const { file, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Ticket;
  return until < context.now ? refuse('registration_file_forgotten', { fileName: file.fileName }) : file;
}

/** Names are hashed in lower case, so it is a digest that is signed. */
const sign = (text: string, { services }: OperationContext) =>
  services.hashName(`registration-file ${hash('sha256', text, 'hex')}`);
