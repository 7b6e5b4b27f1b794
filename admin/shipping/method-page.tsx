import { Box, Typography } from '@mui/material';
import { BooleanInput, required, SelectInput, useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { client } from '#admin/lib/client.ts';
import { useWarehouses } from '#admin/lib/use-warehouses.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { CodeInput } from '#admin/ui/record-form/code-input.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { ChosenRecord } from '#admin/ui/record-page/chosen-record.tsx';
import { RecordPage } from '#admin/ui/record-page/record-page.tsx';
import { WholeInput } from '#admin/ui/whole-input.tsx';
import { RatesInput } from './rates-input.tsx';
import { SHIPPING, useShipping, type MethodFields, type ShippingTable } from './shipping-data.ts';

type NewMethod = MethodFields & { readonly shippingMethod: string };

const EMPTY: NewMethod = {
  shippingMethod: '',
  name: { en: '', fr: '' },
  kind: 'delivery',
  warehouse: '',
  carrier: '',
  handlingDays: 0,
  transitDays: 3,
  rates: [],
  active: true,
  sort: 1,
};
const labels = {
  shippingMethod: 'tax.code',
  name: 'shipping.method',
  kind: 'shipping.kind.name',
  warehouse: 'shipping.warehouse',
  carrier: 'shipping.carrier',
  handlingDays: 'shipping.handlingDays',
  transitDays: 'shipping.transitDays',
  rates: 'shipping.rates',
  active: 'shipping.offered',
  sort: 'shipping.sort',
} as const;

const texts = { add: 'shipping.addMethod', back: 'shipping.back', remove: 'shipping.removeMethod' };

export function MethodPage() {
  return (
    <ChosenRecord
      query={useShipping()}
      find={({ methods }, id): NewMethod | undefined => methods.find(({ shippingMethod }) => shippingMethod === id)}
      blank={EMPTY}
    >
      {(record, isNew, table) => <MethodForm table={table} record={record} isNew={isNew} />}
    </ChosenRecord>
  );
}

interface FormProps {
  readonly table: ShippingTable;
  readonly record: NewMethod;
  readonly isNew: boolean;
}

function MethodForm({ table, record, isNew }: FormProps) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { shippingMethod } = record;
  return (
    <RecordPage<NewMethod>
      record={record}
      isNew={isNew}
      name={record.name[locale]}
      labels={labels}
      texts={texts}
      list="/shipping"
      right="setting"
      changed={SHIPPING}
      add={(data) => client.post('admin/shipping/addmethod', data)}
      change={(change) => client.post('admin/shipping/changemethod', { shippingMethod, ...change })}
      remove={() => client.post('admin/shipping/removemethod', { shippingMethod })}
    >
      <Panel title={t('shipping.method')}>
        <TranslatedInput source="name" label="shipping.method" validate={required()} autoFocus={isNew} />
        {isNew && <CodeInput source="shippingMethod" maxLength={20} />}
        <Fields />
      </Panel>
      <Rates zones={table.zones} currency={table.currency} />
    </RecordPage>
  );
}

function Fields() {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { data } = useShipping();
  const { data: known } = useWarehouses();
  const kind = useWatch({ name: 'kind' }) as MethodFields['kind'];
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
      <SelectInput
        source="kind"
        label="shipping.kind.name"
        validate={required()}
        choices={(['delivery', 'pickup'] as const).map((id) => ({ id, name: t(`shipping.kind.${id}`) }))}
      />
      {kind === 'pickup' ? (
        <SelectInput
          source="warehouse"
          label="shipping.warehouse"
          choices={(known?.warehouses ?? []).map(({ warehouse, name }) => ({ id: warehouse, name: name[locale] }))}
        />
      ) : (
        <SelectInput
          source="carrier"
          label="shipping.carrier"
          choices={(data?.carriers ?? []).map(({ carrierCode, name }) => ({ id: carrierCode, name }))}
        />
      )}
      <WholeInput source="sort" label="shipping.sort" validate={required()} />
      <WholeInput source="handlingDays" label="shipping.handlingDays" validate={required()} />
      <WholeInput source="transitDays" label="shipping.transitDays" validate={required()} />
      <BooleanInput source="active" label="shipping.offered" />
    </Box>
  );
}

/** A pick-up costs nothing, so it has no bands. */
function Rates({ zones, currency }: Pick<ShippingTable, 'zones' | 'currency'>) {
  const t = useTranslate();
  const kind = useWatch({ name: 'kind' }) as MethodFields['kind'];
  if (kind === 'pickup') return null;
  return (
    <Panel title={t('shipping.rates')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('shipping.ratesHelp')}
      </Typography>
      <RatesInput source="rates" zones={zones} currency={currency} />
    </Panel>
  );
}
