// The whole <html>. The browser hydrates the same tree without what only a server renders, which React then leaves alone.
import type { ReactNode } from 'react';
import type { Language } from '#storefront/lib/language.ts';
import { liveRegionId } from '#storefront/lib/announce.ts';
import text from '#storefront/ui/text.module.css';
import '#storefront/ui/tokens.css';
import '#storefront/ui/fonts.css';
import '#storefront/ui/global.css';

export interface DocumentProps {
  readonly language: Language;
  /** Assets and addresses; on the server only. */
  readonly head?: ReactNode;
  /** The page's state and the start of its scripts; on the server only. */
  readonly start?: ReactNode;
  readonly children: ReactNode;
}

export const Document = ({ language, head, start, children }: DocumentProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#16212b" />
      <link rel="icon" href={icon} />
      {head}
    </head>
    <body>
      {children}
      <div id={liveRegionId} role="status" aria-live="polite" className={text.hidden} />
      {start}
    </body>
  </html>
);

/** The logo's slanted block. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%23c2410c' d='M3 1h10l-3 14H3z'/%3E%3C/svg%3E";
