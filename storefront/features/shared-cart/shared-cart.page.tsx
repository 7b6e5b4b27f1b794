import { useParams } from 'react-router-dom';
import { formatDate, formatFullDay } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { ItemPicker } from '#storefront/shared/cart/item-picker.tsx';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { sharedCartQuery } from './shared-cart.queries.ts';

/** What somebody shared by link, to be put into one's own cart. */
export function SharedCartPage() {
  const { t, language } = useText('cart');
  const { Items, SharedAt, LastDay } = useRead(sharedCartQuery(useParams()['id'] ?? ''));
  return (
    <div className={layout.stack}>
      <PageTitle>{t('shared.title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className={layout.headRow}>
        <h1>{t('shared.title')}</h1>
        <p className={text.quiet}>{t('shared.lines', { count: Items.length })}</p>
      </div>
      <p>{t('shared.from', { date: formatDate(SharedAt, language) })}</p>
      {LastDay && <p className={text.quiet}>{t('share.until', { day: formatFullDay(LastDay, language) })}</p>}
      <ItemPicker label={t('shared.title')} items={Items} all />
    </div>
  );
}
