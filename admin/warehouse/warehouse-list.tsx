import { useLocaleState, useTranslate } from 'react-admin';
import { localityOf } from '#domain/shared/locality.ts';
import { placeCode } from '#domain/shared/place.ts';
import { RecordsList } from '#admin/ui/record-page/records-list.tsx';
import { useWarehouses } from '#admin/lib/use-warehouses.ts';

export function WarehouseList() {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { data, error } = useWarehouses();
  return (
    <RecordsList
      resource="warehouse"
      texts={{ add: 'warehouse.add', none: 'warehouse.none' }}
      right="setting"
      query={{ data: data?.warehouses, error }}
      idOf={({ warehouse }) => warehouse}
      subject="warehouse:shop"
      columns={[
        {
          label: 'warehouse.name',
          cell: ({ name, warehouse }) => (
            <>
              {name[locale]} <code>{warehouse}</code>
            </>
          ),
        },
        {
          label: 'warehouse.address',
          cell: ({ address }) => `${address.addressLine1}, ${localityOf(address)}`,
        },
        { label: 'warehouse.serves', cell: ({ serves }) => serves.map(placeCode).join(', ') || '–' },
        { label: 'warehouse.pickupHours', cell: ({ pickupHours }) => pickupHours[locale] || '–' },
        { label: 'warehouse.active', cell: ({ active }) => t(active ? 'shipping.yes' : 'shipping.no') },
      ]}
    />
  );
}
