import type { Lookup } from '#storefront/lib/text-reader.ts';
import layout from '#storefront/ui/layout.module.css';

/** Spec 2: replaces everything, without header and footer. */
export const UnavailablePage = ({ t }: { readonly t: Lookup }) => (
  <main className={`${layout.page} ${layout.main}`}>
    <title>{t('unavailableTitle')}</title>
    <div className={`${layout.sheet} ${layout.padded} ${layout.tight} ${layout.narrow}`}>
      <h1>{t('unavailableTitle')}</h1>
      <p>{t('unavailableText')}</p>
    </div>
  </main>
);
