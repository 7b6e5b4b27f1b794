// The whole <html>. The browser hydrates the same tree without the head's assets, which React then leaves alone.
import type { ReactNode } from 'react';
import { languages, type Language } from '#storefront/lib/language.ts';
import { liveRegionId } from '#storefront/lib/announce.ts';
import text from '#storefront/ui/text.module.css';
import '#storefront/ui/tokens.css';
import '#storefront/ui/fonts.css';
import '#storefront/ui/global.css';
import { bootstrapId } from './bootstrap.ts';
import type { PageAddresses } from './server/addresses.ts';
import type { PageAssets } from './server/assets.ts';
import { starter } from './server/starter.ts';

export interface HeadAssets extends PageAssets {
  readonly nonce: string;
  /** JSON for the browser, safe inside a script element; empty for a page without JavaScript. */
  readonly bootstrap: string;
  /** For search engines; absent on pages that are not for them. */
  readonly addresses?: PageAddresses;
}

export interface DocumentProps {
  readonly language: Language;
  readonly assets?: HeadAssets;
  readonly children: ReactNode;
}

export const Document = ({ language, assets, children }: DocumentProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#16212b" />
      <link rel="icon" href={icon} />
      {assets && <Head {...assets} />}
      {assets?.addresses && <Addresses language={language} {...assets.addresses} />}
    </head>
    <body>
      {children}
      <div id={liveRegionId} role="status" aria-live="polite" className={text.hidden} />
      {assets?.bootstrap && <Start {...assets} />}
    </body>
  </html>
);

const Head = ({ nonce, styleText, styleFiles, fonts }: HeadAssets) => (
  <>
    <meta property="csp-nonce" nonce={nonce} />
    <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styleText }} />
    {fonts.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
    ))}
    {/* Inlined above: the mark tells vite's loader that this file's rules are here already. */}
    {styleFiles.map((href) => (
      <link key={href} href={href} {...inlined} />
    ))}
  </>
);

const Addresses = ({ language, byLanguage, neutral }: PageAddresses & { readonly language: Language }) => (
  <>
    <link rel="canonical" href={byLanguage[language]} />
    {languages.map((one) => (
      <link key={one} rel="alternate" hrefLang={one} href={byLanguage[one]} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={neutral} />
  </>
);

/** The page's state, and the start of its scripts. */
const Start = ({ nonce, bootstrap, stages, scripts }: HeadAssets) => (
  <>
    <script type="application/json" id={bootstrapId} dangerouslySetInnerHTML={{ __html: bootstrap }} />
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: starter(stages, scripts) }} />
  </>
);

const inlined = { rel: 'stylesheet', disabled: true };

/** The logo's slanted block. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%23c2410c' d='M3 1h10l-3 14H3z'/%3E%3C/svg%3E";
