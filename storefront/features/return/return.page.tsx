import { useParams } from 'react-router-dom';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { returnQuery } from '#storefront/shared/return/return.queries.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import layout from '#storefront/ui/layout.module.css';
import { ReturnView } from './return-view.tsx';

export function ReturnPage() {
  const { t } = useText(['return', 'common']);
  const { returnId = '' } = useParams();
  const one = useRead(returnQuery(returnId));
  const title = t('one', { number: one.ReturnNumber });
  return (
    <div className={layout.stack}>
      <PageTitle>{title}</PageTitle>
      <Breadcrumb
        label={t('common:breadcrumb')}
        crumbs={[{ label: t('common:existingReturns'), href: paths.returns }, { label: one.ReturnNumber }]}
      />
      <h1>{title}</h1>
      <ReturnView one={one} />
    </div>
  );
}
