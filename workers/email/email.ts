// The frame of every mail: plain text and HTML out of the same parts. All words are in locales/*/email.json.
import { translate, type Language, type Translate } from '#platform/texts/texts.ts';

export interface Email {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A value with an address is a link. */
  readonly rows?: readonly { readonly label: string; readonly value: string; readonly url?: string | undefined }[];
  readonly link?: { readonly text: string; readonly url: string };
}

/** Texts of one kind of e-mail. */
export const emailText = (language: Language, kind: string): Translate => translate(language, 'email', kind);

export const greetingOf = (name: string, language: Language): string =>
  emailText(language, 'frame')('greeting', { name });

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);
const cell = 'padding:6px 12px 6px 0;border-bottom:1px solid #D3DAE1;vertical-align:top';

const valueOf = ({ value, url }: { readonly value: string; readonly url?: string | undefined }) =>
  url ? `<a href="${escape(url)}" style="color:#0B4F94">${escape(value)}</a>` : escape(value);

/** Subject, text and HTML of an e-mail. Nothing in it is loaded from elsewhere. */
export function write(email: Email): { subject: string; text: string; html: string } {
  const { subject, greeting, paragraphs, rows = [], link } = email;
  const t = emailText(email.language, 'frame');
  const signature = t('signature');
  const text = [
    greeting,
    ...paragraphs,
    ...(rows.length
      ? [
          rows
            .map(({ label, value, url }) => t('labelled', { label, value: url ? `${value} (${url})` : value }))
            .join('\n'),
        ]
      : []),
    ...(link ? [t('labelled', { label: link.text, value: link.url })] : []),
    signature,
  ].join('\n\n');
  const table = rows
    .map(
      (row) =>
        `<tr><td style="${cell}">${escape(row.label)}</td><td style="${cell};text-align:right;white-space:nowrap">${valueOf(row)}</td></tr>`,
    )
    .join('');
  const html = `<!doctype html><html lang="${email.language}"><body style="margin:0;background:#F3F5F6;font:15px/22px 'IBM Plex Sans',Arial,sans-serif;color:#16212B">
<div style="max-width:560px;margin:0 auto;background:#fff;border-top:3px solid #16212B;padding:24px">
<p style="font-weight:700;letter-spacing:.02em;margin:0 0 16px">${signature.toUpperCase()}</p>
<p>${escape(greeting)}</p>${paragraphs.map((p) => `<p>${escape(p)}</p>`).join('')}
${table ? `<table style="border-collapse:collapse;width:100%;font-size:14px">${table}</table>` : ''}
${link ? `<p><a href="${escape(link.url)}" style="color:#0B4F94">${escape(link.text)}</a></p>` : ''}<p>${escape(signature)}</p></div></body></html>`;
  return { subject, text, html };
}

export const money = (amount: number, currency: string, language: Language) =>
  new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency }).format(amount / 100);

/** A calendar day (`2026-12-22`) as people write it: "December 22, 2026", "22 décembre 2026". */
export const dayText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
