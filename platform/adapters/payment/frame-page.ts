// Pages of the shop's own that stand in a frame of the checkout and hold a provider's fields or its button. What is typed
// there goes to the provider alone; the page around them learns a token.
import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { Language } from '#platform/kernel/texts/texts.ts';

export interface FramePage {
  readonly language: Language;
  readonly title: string;
  /** Address of the provider's own script. */
  readonly script: string;
  /** Whom the provider's script frames, asks and shows pictures of, as sources of a content security policy. */
  readonly sources: { readonly frame: string; readonly connect: string; readonly image: string };
  /** HTML. */
  readonly body: string;
  /** What the page does once the provider's script is there. */
  readonly run: string;
}

/** Where the shop's pages of providers lie, and the faces that they are set in. */
export const PAYMENT_PAGES = '/payment';

const STYLE = `
  @font-face { font-family: "IBM Plex Sans"; font-weight: 100 700; font-display: swap; src: url(${PAYMENT_PAGES}/fonts/sans.woff2) format("woff2"); }
  :root { color-scheme: light; font: 15px/20px "IBM Plex Sans", system-ui, sans-serif; color: #16212b; }
  body { margin: 0; padding: 2px; background: #fff; }
  h1 { font-size: 20px; line-height: 26px; margin: 0 0 12px; } p { margin: 0 0 12px; }
  .label { font-size: 13px; color: #51606d; margin: 0 0 4px; }
  .field { border: 1px solid #8494a1; border-radius: 3px; padding: 13px 10px; }
  .choice { display: flex; gap: 8px; align-items: flex-start; }
  #error { color: #b3261e; margin: 8px 0 0; font-size: 13px; }`;

/** Its values stand in a script of a page. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** `tell`, `refuse` and `submitted` are what the pages of every provider say to the shop's page around them. */
const TALK = `
    const error = document.getElementById('error');
    const tell = (message) => parent.postMessage(message, location.origin);
    const refuse = (text, code) => { error.textContent = text; tell({ type: 'millwright-gateway:error', code }); };
    const valid = (isValid) => tell({ type: 'millwright-gateway:valid', valid: isValid });
    const submitted = (act) => {
      let busy = false;
      addEventListener('message', async (event) => {
        if (busy || event.origin !== location.origin || event.source !== parent || event.data?.type !== 'millwright-gateway:submit') return;
        busy = true;
        error.textContent = '';
        try { await act(); } catch { refuse(texts.unreachable, 'payment_unavailable'); } finally { busy = false; }
      });
    };
    const resized = () => tell({ type: 'millwright-gateway:ready', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
    new ResizeObserver(resized).observe(document.documentElement);`;

export function sendFramePage(
  res: Response,
  texts: Readonly<Record<string, string>>,
  { language, title, script, sources, body, run }: FramePage,
): void {
  const nonce = randomBytes(16).toString('base64');
  res
    .set(
      'content-security-policy',
      [
        `default-src 'none'`,
        `script-src 'nonce-${nonce}' ${new URL(script).origin}`,
        // Providers' scripts write their styles as they go.
        `style-src 'unsafe-inline'`,
        `frame-src ${sources.frame}`,
        `font-src 'self'`,
        `connect-src 'self' ${sources.connect}`,
        `img-src data: ${sources.image}`,
        `frame-ancestors 'self'`,
        `base-uri 'none'`,
        `form-action 'none'`,
      ].join('; '),
    )
    .set('x-frame-options', 'SAMEORIGIN')
    .set('referrer-policy', 'no-referrer')
    .set('cache-control', 'no-store')
    .type('html').send(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body>${body}<p id="error" role="alert"></p>
<script nonce="${nonce}" src="${script}"></script>
<script nonce="${nonce}">const texts = ${inScript(texts)};${TALK}
${run}</script></body></html>`);
}
