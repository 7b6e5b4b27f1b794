import { useParams } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { addressBookQuery } from '#storefront/shared/address/address.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import layout from '#storefront/ui/layout.module.css';
import { AddressForm } from './address-form.tsx';

export function AddressPage() {
  const { t } = useText(['address', 'common']);
  const { addressId } = useParams();
  const book = useRead(addressBookQuery);
  const entry = book.find((one) => one.addressId === addressId);
  const heading = entry ? t('editHeading') : t('newHeading');
  return (
    <div className={layout.tight}>
      <PageTitle>{entry ? t('editTitle') : t('newTitle')}</PageTitle>
      <Breadcrumb
        label={t('common:breadcrumb')}
        crumbs={[{ label: t('common:addressBook'), href: paths.addresses }, { label: heading }]}
      />
      <h1>{heading}</h1>
      <AddressForm key={addressId} entry={entry} first={book.length === 0} />
    </div>
  );
}
