import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { returnQuery } from '#storefront/shared/return/return.queries.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import { returnPaths } from '#storefront/shared/return/return-paths.ts';
import layout from '#storefront/ui/layout.module.css';
import { ReturnView } from './return-view.tsx';

/** One's own return, below the list of all. */
export function OneReturn({ returnId }: { readonly returnId: string }) {
  const { t } = useText(['return', 'common']);
  const one = useRead(returnQuery(returnId));
  const title = t('one', { number: one.ReturnNumber });
  return (
    <div className={layout.stack}>
      <PageTitle>{title}</PageTitle>
      <Breadcrumb
        label={t('common:breadcrumb')}
        crumbs={[{ label: t('common:existingReturns'), href: returnPaths.list }, { label: one.ReturnNumber }]}
      />
      <h1>{title}</h1>
      <ReturnView one={one} />
    </div>
  );
}
