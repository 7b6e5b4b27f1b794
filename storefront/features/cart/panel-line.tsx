import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { OrderLine } from '#contracts/order/order.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import { AttachmentButton } from '#storefront/shared/attachment/attachment-button.tsx';
import text from '#storefront/ui/text.module.css';
import { LinePrice } from './line-price.tsx';
import { iconButtonClass } from '#storefront/ui/icon-button.ts';
import styles from './cart-panel.module.css';

interface PanelLineProps {
  readonly line: OrderLine;
  readonly currency: string;
  readonly onRemove: () => void;
}

export function PanelLine({ line, currency, onRemove }: PanelLineProps) {
  const { t } = useText('cart');
  const units = useUnits();
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {line.ProductImageURL && <img src={line.ProductImageURL} alt="" width={48} height={48} />}
      </span>
      <div>
        <a
          className={styles.name}
          href={paths.product({ itemNumber: line.ProductId, seoFriendlyName: line.SEOFriendlyName })}
        >
          {line.SkuName}
        </a>
        <p className={styles.facts}>
          <span className={text.mono}>{line.ProductId}</span>
          <span>
            {line.Unit === 'ea' ? t('quantityShort', { quantity: line.Qty }) : units.count(line.Qty, line.Unit)}
          </span>
          {line.SwatchSizeValue && <span>{line.SwatchSizeValue}</span>}
          <LinePrice line={line} currency={currency} />
        </p>
        {line.OwnNumber && <p className={styles.child}>{t('ownNumber', { number: line.OwnNumber })}</p>}
        {line.RelatedOrderLines.map((child) => (
          <p key={child.ProductId} className={styles.child}>
            {units.times(child.Qty, child.Unit)} × {child.SkuName}
          </p>
        ))}
      </div>
      <div className={styles.tools}>
        <AttachmentButton
          orderId={line.OrderID}
          lineId={line.LineID}
          item={line.ProductId}
          count={line.AttachmentCount}
        />
        <button
          type="button"
          className={iconButtonClass('removes', styles.remove)}
          aria-label={t('removeItem', { item: line.ProductId })}
          onClick={onRemove}
        >
          <IconX aria-hidden size={18} />
        </button>
      </div>
    </li>
  );
}
