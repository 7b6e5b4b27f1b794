import type { PickUp } from '#contracts/order/order.ts';
import { useText } from '#storefront/lib/text.ts';
import { AddressText } from '#storefront/shared/address/address-text.tsx';
import type { WireAddress } from '#storefront/shared/wire-types.ts';
import text from '#storefront/ui/text.module.css';

interface PickUpFactsProps {
  readonly at: PickUp;
  /** Of the counter, with the name and the phone of who comes. */
  readonly address: WireAddress;
}

/** Where goods wait and when somebody is there, and who comes for them. */
export function PickUpFacts({ at, address }: PickUpFactsProps) {
  const { t } = useText('order');
  const counter = { ...address, firstName: '', lastName: '', company: at.Name, phone1: at.Phone };
  return (
    <>
      <div>
        <h2 className={text.legend}>{t('pickUpAt')}</h2>
        <AddressText address={counter} />
        {at.Hours && <p className={text.quiet}>{t('pickUpHours', { hours: at.Hours })}</p>}
      </div>
      <div>
        <h2 className={text.legend}>{t('pickedUpBy')}</h2>
        <p>
          {address.firstName} {address.lastName}
        </p>
        <p>{address.phone1}</p>
      </div>
    </>
  );
}
