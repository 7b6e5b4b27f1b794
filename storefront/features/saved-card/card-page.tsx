import type { ReactNode } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import layout from '#storefront/ui/layout.module.css';

/** A page about one card, with the way back to all of them. */
export function CardPage({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const { t } = useText();
  return (
    <div className={layout.tight}>
      <PageTitle>{heading}</PageTitle>
      <Breadcrumb
        label={t('breadcrumb')}
        crumbs={[{ label: t('savedCards'), href: paths.savedCards }, { label: heading }]}
      />
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
