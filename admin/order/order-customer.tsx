import { localityOf } from '#domain/shared/locality.ts';
import { Link, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderDetail } from './order.reader.ts';
import { countryName } from '#contracts/shared/country-name.ts';
import { quantityText, type Translate } from '#admin/lib/units.ts';
import { listPath } from '#admin/lib/list-path.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { ResendButton } from './resend-button.tsx';

type Address = OrderDetail['OrderHeader']['ShipTo'];

export function OrderCustomer({ order }: { readonly order: OrderDetail }) {
  const translate = useTranslate();
  const { Customer, OrderHeader: header } = order;
  return (
    <Panel title={translate('order.customer')}>
      <Typography sx={{ fontWeight: 700 }}>
        {Customer.AccountId ? (
          <Link component={RouterLink} to={`/customer/${Customer.AccountId}/show`}>
            {Customer.AccountName || Customer.Name}
          </Link>
        ) : (
          Customer.AccountName || Customer.Name
        )}
      </Typography>
      <Typography>
        {Customer.Name}
        {Customer.ContactId ? '' : ` (${translate('order.guest')})`}
      </Typography>
      <Typography>
        <Link href={`mailto:${Customer.Email}`} sx={{ overflowWrap: 'anywhere' }}>
          {Customer.Email}
        </Link>
      </Typography>
      {Customer.Phone && (
        <Typography>
          <Link href={`tel:${Customer.Phone}`}>{Customer.Phone}</Link>
        </Typography>
      )}
      {Customer.AccountId && (
        <Typography>
          <Link
            component={RouterLink}
            to={listPath('order', { filter: { search: Customer.AccountName || Customer.Name } })}
          >
            {translate('order.ordersOfCustomer')}
          </Link>
        </Typography>
      )}
      {order.Deliveries.map(({ DeliveryID, ShipTo, PickUp, LineIDs }) => (
        <AddressBlock
          key={DeliveryID}
          title={translate(PickUp ? 'order.pickedUpBy' : 'order.shipTo')}
          address={ShipTo}
          further={[
            ...(PickUp ? [ShipTo.phone1, PickUp.Name, PickUp.Hours] : []),
            ...(order.Deliveries.length > 1 ? goodsOf(order, LineIDs, translate) : []),
          ]}
        />
      ))}
      <AddressBlock title={translate('order.billTo')} address={header.BillTo} />
      <ResendButton orderId={order.id} label={translate('orderDesk.resendConfirmation')} />
      {header.CustomerComments && (
        <Typography sx={{ mt: 1 }}>
          {translate('form.labelled', { label: translate('order.comments'), value: header.CustomerComments })}
        </Typography>
      )}
    </Panel>
  );
}

/** What of an order goes to one of several places. */
const goodsOf = ({ OrderLines }: OrderDetail, lineIds: readonly string[], translate: Translate): string[] =>
  OrderLines.filter(({ LineID }) => lineIds.includes(LineID)).map(
    ({ Qty, Unit, ProductId }) => `${quantityText(translate, Qty, Unit)} × ${ProductId}`,
  );

interface AddressBlockProps {
  readonly title: string;
  readonly address: Address;
  readonly further?: readonly string[];
}

function AddressBlock({ title, address, further = [] }: AddressBlockProps) {
  const [locale] = useLocaleState();
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.addressLine1,
    address.addressLine2,
    address.addressLine3,
    localityOf(address),
    address.county,
    countryName(address.country, locale),
    ...further,
  ];
  return (
    <Typography component="address" sx={{ mt: 1, fontStyle: 'normal' }}>
      <strong>{title}</strong>
      {lines.filter(Boolean).map((line) => (
        <span key={line} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
    </Typography>
  );
}
