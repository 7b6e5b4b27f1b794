import { Box, Typography } from '@mui/material';
import { BooleanInput, required, useLocaleState, useTranslate } from 'react-admin';
import type { Request } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { useUsualCountry } from '#admin/lib/use-places.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { EMPTY_PLACE_ADDRESS, PlaceAddressInputs } from '#admin/ui/place-address-inputs.tsx';
import { PlacesInput } from '#admin/ui/places-input.tsx';
import { CodeInput } from '#admin/ui/record-form/code-input.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { ChosenRecord } from '#admin/ui/record-page/chosen-record.tsx';
import { RecordPage } from '#admin/ui/record-page/record-page.tsx';
import { useWarehouses, WAREHOUSES } from '#admin/lib/use-warehouses.ts';
import { WholeInput } from '#admin/ui/whole-input.tsx';

type Fields = Required<Request<'admin/warehouse/add'>>;

const EMPTY: Fields = {
  warehouse: '',
  name: { en: '', fr: '' },
  address: EMPTY_PLACE_ADDRESS,
  serves: [],
  pickupHours: { en: '', fr: '' },
  active: true,
  sort: 1,
};
const labels = {
  warehouse: 'form.code',
  name: 'warehouse.name',
  address: 'warehouse.address',
  serves: 'warehouse.serves',
  pickupHours: 'warehouse.pickupHours',
  active: 'warehouse.active',
  sort: 'warehouse.sort',
} as const;
const texts = { add: 'warehouse.add', back: 'warehouse.back', remove: 'warehouse.remove' };

export function WarehousePage() {
  const country = useUsualCountry();
  return (
    <ChosenRecord
      query={useWarehouses()}
      find={({ warehouses }, id): Fields | undefined => warehouses.find(({ warehouse }) => warehouse === id)}
      blank={country ? { ...EMPTY, address: { ...EMPTY.address, country } } : undefined}
    >
      {(record, isNew) => <WarehouseForm record={record} isNew={isNew} />}
    </ChosenRecord>
  );
}

function WarehouseForm({ record, isNew }: { readonly record: Fields; readonly isNew: boolean }) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { warehouse } = record;
  return (
    <RecordPage<Fields>
      record={record}
      isNew={isNew}
      name={record.name[locale]}
      labels={labels}
      texts={texts}
      list="/warehouse"
      right="setting"
      changed={WAREHOUSES}
      add={(data) => client.post('admin/warehouse/add', data)}
      change={(change) => client.post('admin/warehouse/change', { warehouse, ...change })}
      remove={() => client.post('admin/warehouse/remove', { warehouse })}
    >
      <Panel title={t('warehouse.name')}>
        <TranslatedInput source="name" label="warehouse.name" validate={required()} autoFocus={isNew} />
        {isNew && <CodeInput source="warehouse" maxLength={20} />}
        <TranslatedInput source="pickupHours" label="warehouse.pickupHours" />
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <WholeInput source="sort" label="warehouse.sort" validate={required()} />
          <BooleanInput source="active" label="warehouse.active" />
        </Box>
      </Panel>
      <Panel title={t('warehouse.address')}>
        <PlaceAddressInputs />
      </Panel>
      <Panel title={t('warehouse.serves')}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('warehouse.servesHelp')}
        </Typography>
        <PlacesInput source="serves" label="tax.places" mayBeEmpty />
      </Panel>
    </RecordPage>
  );
}
