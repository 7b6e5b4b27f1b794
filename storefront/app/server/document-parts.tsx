// The server adds these to the document: styles, fonts, addresses, the page's state and the start of its scripts.
import type { Language } from '#storefront/lib/language.ts';
import { bootstrapId } from '../bootstrap.ts';
import { TAGS_ADMITTED } from '../shell/tags-admitted.ts';
import type { PageAddresses } from './addresses.ts';
import type { PageAssets } from './assets.ts';
import { placed } from './kept-markup.ts';
import { starter } from './starter.ts';

interface ServerAssets extends PageAssets {
  readonly nonce: string;
  /** JSON for the browser, safe inside a script element; undefined for a page without JavaScript. */
  readonly bootstrap: readonly Buffer[] | undefined;
  /** Address of a script beside the page's own. */
  readonly script?: string | undefined;
  /** Its content security policy admits a tag manager. */
  readonly admitsTags?: boolean | undefined;
  /** The dealer's own colour of what buys or submits, #rrggbb. */
  readonly accent?: string | undefined;
  /** For search engines; absent on pages that are not for them. */
  readonly addresses?: PageAddresses;
  readonly structuredData?: Readonly<Record<string, unknown>> | undefined;
}

/** What `Document` takes beside the page. */
export const documentParts = (language: Language, assets: ServerAssets) => ({
  language,
  head: (
    <>
      <Head {...assets} />
      {assets.addresses && <Addresses language={language} {...assets.addresses} />}
      {assets.structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(assets.structuredData).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  ),
  start: assets.bootstrap && <Start {...assets} bootstrap={assets.bootstrap} />,
});

const Head = ({ nonce, styleText, styleFiles, fonts, accent, admitsTags }: ServerAssets) => (
  <>
    <meta property="csp-nonce" nonce={nonce} />
    {admitsTags && <meta name={TAGS_ADMITTED} content="" />}
    <style nonce={nonce} {...placed(styleText)} />
    {accent && (
      <style nonce={nonce}>{`:root{--action:${accent};--action-deep:color-mix(in srgb,${accent},#000 20%)}`}</style>
    )}
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
    <link rel="canonical" href={byLanguage[language] ?? neutral} />
    {Object.keys(byLanguage).length > 1 && (
      <>
        {Object.entries(byLanguage).map(([one, href]) => (
          <link key={one} rel="alternate" hrefLang={one} href={href} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={neutral} />
      </>
    )}
  </>
);

/** The page's state, and the start of its scripts. */
const Start = ({
  nonce,
  bootstrap,
  stages,
  scripts,
  script,
}: ServerAssets & { readonly bootstrap: readonly Buffer[] }) => (
  <>
    <script type="application/json" id={bootstrapId} {...placed(...bootstrap)} />
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: starter(stages, scripts) }} />
    {script && <script src={script} defer />}
  </>
);

const inlined = { rel: 'stylesheet', disabled: true };
