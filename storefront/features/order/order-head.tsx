import { formatDateTime } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireOrder } from '#storefront/shared/wire-types.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';

export function OrderHead({ header }: { readonly header: WireOrder['OrderHeader'] }) {
  const { t, language } = useText(['order', 'common']);
  return (
    <div>
      <h1>
        {t('order')} <span className={text.mono}>{header.OrderNumber}</span>
      </h1>
      <p className={layout.row}>
        <strong>{t(`common:orderStatus.${header.OrderStatus}`)}</strong>
        <span className={text.quiet}>
          {t('placedOn', { date: formatDateTime(header.OrderDate, language), name: header.PlacedBy || header.Email })}
        </span>
      </p>
    </div>
  );
}
