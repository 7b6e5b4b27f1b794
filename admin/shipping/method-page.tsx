import { Box, Link, Stack, Typography } from '@mui/material';
import {
  BooleanInput,
  NumberInput,
  required,
  SelectInput,
  Title,
  useLocaleState,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';
import { CodeInput } from '#admin/ui/record-form/code-input.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { RatesInput } from './rates-input.tsx';
import {
  useRefreshShipping,
  useShipping,
  useWarehouses,
  type MethodFields,
  type ShippingTable,
} from './shipping-data.ts';

type NewMethod = MethodFields & { readonly shippingMethod: string };

const EMPTY: MethodFields = {
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

export function MethodPage() {
  const t = useTranslate();
  const { id } = useParams();
  const { data, error } = useShipping();
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!data) return null;
  if (id === undefined)
    return <MethodForm table={data} shippingMethod={undefined} record={{ ...EMPTY, shippingMethod: '' }} />;
  const method = data.methods.find(({ shippingMethod }) => shippingMethod === id);
  return method ? (
    <MethodForm key={id} table={data} shippingMethod={id} record={method} />
  ) : (
    <Typography role="status">{t('error.not_found')}</Typography>
  );
}

interface FormProps {
  readonly table: ShippingTable;
  readonly shippingMethod: string | undefined;
  readonly record: NewMethod;
}

function MethodForm({ table, shippingMethod, record }: FormProps) {
  const t = useTranslate();
  const redirect = useRedirect();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const mayChange = useMay('setting');
  const refresh = useRefreshShipping();
  const save = async ({ seen, changed }: { seen: Partial<NewMethod>; changed: Partial<NewMethod> }) => {
    if (shippingMethod === undefined)
      await client.post('admin/shipping/addmethod', { ...EMPTY, shippingMethod: '', ...changed });
    else await client.post('admin/shipping/changemethod', { shippingMethod, seen, changed });
    await refresh();
  };
  const remove = async () => {
    await client.post('admin/shipping/removemethod', { shippingMethod: shippingMethod ?? '' });
    redirect('/shipping');
    await refresh();
  };
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 900 }}>
      <Title title={shippingMethod === undefined ? t('shipping.addMethod') : record.name[locale]} />
      <Link component={RouterLink} to="/shipping">
        {t('shipping.back')}
      </Link>
      <RecordForm<NewMethod>
        record={record}
        isNew={shippingMethod === undefined}
        labels={labels}
        save={save}
        mayEdit={mayChange}
        {...(shippingMethod === undefined ? { onSaved: () => redirect('/shipping') } : {})}
        actions={
          shippingMethod !== undefined && (
            <RemoveButton
              label={t('shipping.removeMethod')}
              sure={t('form.removeSure', { name: record.name[locale] })}
              remove={remove}
            />
          )
        }
      >
        <Panel title={t('shipping.method')}>
          <TranslatedInput
            source="name"
            label="shipping.method"
            validate={required()}
            autoFocus={shippingMethod === undefined}
          />
          {shippingMethod === undefined && <CodeInput source="shippingMethod" maxLength={20} />}
          <Fields />
        </Panel>
        <Rates zones={table.zones} currency={table.currency} />
      </RecordForm>
    </Stack>
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
      <NumberInput source="sort" label="shipping.sort" min={1} validate={required()} />
      <NumberInput source="handlingDays" label="shipping.handlingDays" min={0} validate={required()} />
      <NumberInput source="transitDays" label="shipping.transitDays" min={0} validate={required()} />
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
