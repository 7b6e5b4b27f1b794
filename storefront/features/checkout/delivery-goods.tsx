import type { Output } from '#contracts/api.ts';
import type { ShippingQuotation } from '#contracts/checkout/checkout.ts';
import { AddressText } from '#storefront/shared/address/address-text.tsx';
import { useUnits } from '#storefront/shared/product/units.ts';
import styles from './deliveries.module.css';

interface DeliveryGoodsProps {
  readonly delivery: Pick<Output<'checkout/getheader'>['Deliveries'][number], 'ShipTo' | 'Lines'>;
  /** The counter that takes the place of the address; absent where it is sent. */
  readonly pickup?: ShippingQuotation | undefined;
}

/** Where a delivery goes, and what is in it. */
export function DeliveryGoods({ delivery: { ShipTo, Lines }, pickup }: DeliveryGoodsProps) {
  const units = useUnits();
  return (
    <div className={styles.goods}>
      {ShipTo && !pickup && <AddressText address={ShipTo} />}
      <ul>
        {Lines.map(({ LineID, Qty, Unit, SkuName }) => (
          <li key={LineID}>
            {units.times(Qty, Unit)} × {SkuName}
          </li>
        ))}
      </ul>
    </div>
  );
}
