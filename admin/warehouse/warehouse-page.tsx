import { localityOf } from '#domain/shared/locality.ts';
import { Box, Button, Link, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  BooleanInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  Title,
  useLocaleState,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { Output, Request } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { useUsualCountry } from '#admin/lib/use-places.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { useCountries, useStates } from '#admin/lib/use-places.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { PlacesInput } from '#admin/ui/places-input.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';
import { CodeInput } from '#admin/ui/record-form/code-input.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { RowLink } from '#admin/ui/resource-list.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { placeCode } from '#domain/shared/place.ts';

type Warehouse = Output<'admin/warehouse/list'>['warehouses'][number];
type Fields = Required<Request<'admin/warehouse/add'>>;

const KEY = ['warehouse', 'list'];
const EMPTY: Fields = {
  warehouse: '',
  name: { en: '', fr: '' },
  address: { addressLine1: '', city: '', state: '', zip: '', country: '', phone: '' },
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

const useWarehouses = () => useQuery({ queryKey: KEY, queryFn: () => client.get('admin/warehouse/list', {}) });

export function WarehouseList() {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const mayChange = useMay('setting');
  const { data, error } = useWarehouses();
  useRowKeys();
  const columns = ['name', 'address', 'serves', 'pickupHours', 'active'] as const;
  const cell = (column: (typeof columns)[number]) => ({ 'data-label': t(`warehouse.${column}`) });
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('resources.warehouse.name', { smart_count: 2 })} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <TimelineLink subject="warehouse:shop" />
        {mayChange && (
          <Button component={RouterLink} to="/warehouse/create" variant="contained">
            {t('warehouse.add')}
          </Button>
        )}
      </Box>
      {error && <Typography role="alert">{messageOf(error, t)}</Typography>}
      <Panel title={t('resources.warehouse.name', { smart_count: 2 })}>
        {data && !data.warehouses.length && <Typography role="status">{t('warehouse.none')}</Typography>}
        <Table size="small" sx={stacksOnPhone}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{t(`warehouse.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {(data?.warehouses ?? []).map((one) => (
              <TableRow key={one.warehouse} hover>
                <TableCell {...cell('name')}>
                  <RowLink to={`/warehouse/${one.warehouse}/show`}>
                    {one.name[locale]} <code>{one.warehouse}</code>
                  </RowLink>
                </TableCell>
                <TableCell {...cell('address')}>
                  {one.address.addressLine1}, {localityOf(one.address)}
                </TableCell>
                <TableCell {...cell('serves')}>{one.serves.map(placeCode).join(', ') || '–'}</TableCell>
                <TableCell {...cell('pickupHours')}>{one.pickupHours[locale] || '–'}</TableCell>
                <TableCell {...cell('active')}>{t(one.active ? 'shipping.yes' : 'shipping.no')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Panel>
    </Stack>
  );
}

export function WarehousePage() {
  const t = useTranslate();
  const { id } = useParams();
  const { data, error } = useWarehouses();
  const country = useUsualCountry();
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!data) return null;
  if (id === undefined)
    return country && <WarehouseForm record={{ ...EMPTY, address: { ...EMPTY.address, country } }} isNew />;
  const found = data.warehouses.find(({ warehouse }) => warehouse === id);
  return found ? <WarehouseForm key={id} record={found} /> : <Typography>{t('error.not_found')}</Typography>;
}

function WarehouseForm({ record, isNew = false }: { readonly record: Fields | Warehouse; readonly isNew?: boolean }) {
  const t = useTranslate();
  const redirect = useRedirect();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const mayChange = useMay('setting');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });
  const { warehouse } = record;
  const save = async ({ seen, changed }: { seen: Partial<Fields>; changed: Partial<Fields> }) => {
    if (isNew) await client.post('admin/warehouse/add', { ...EMPTY, ...changed });
    else await client.post('admin/warehouse/change', { warehouse, seen, changed });
    await refresh();
  };
  const remove = async () => {
    await client.post('admin/warehouse/remove', { warehouse });
    redirect('/warehouse');
    await refresh();
  };
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 900 }}>
      <Title title={isNew ? t('warehouse.add') : record.name[locale]} />
      <Link component={RouterLink} to="/warehouse">
        {t('warehouse.back')}
      </Link>
      <RecordForm<Fields>
        record={record as Fields}
        isNew={isNew}
        labels={labels}
        save={save}
        mayEdit={mayChange}
        {...(isNew ? { onSaved: () => redirect('/warehouse') } : {})}
        actions={
          !isNew && (
            <RemoveButton
              label={t('warehouse.remove')}
              sure={t('form.removeSure', { name: record.name[locale] })}
              remove={remove}
            />
          )
        }
      >
        <Panel title={t('warehouse.name')}>
          <TranslatedInput source="name" label="warehouse.name" validate={required()} autoFocus={isNew} />
          {isNew && <CodeInput source="warehouse" maxLength={20} />}
          <TranslatedInput source="pickupHours" label="warehouse.pickupHours" />
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <NumberInput source="sort" label="warehouse.sort" min={1} validate={required()} />
            <BooleanInput source="active" label="warehouse.active" />
          </Box>
        </Panel>
        <Panel title={t('warehouse.address')}>
          <AddressInputs />
        </Panel>
        <Panel title={t('warehouse.serves')}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {t('warehouse.servesHelp')}
          </Typography>
          <PlacesInput source="serves" label="tax.places" mayBeEmpty />
        </Panel>
      </RecordForm>
    </Stack>
  );
}

function AddressInputs() {
  const country = useWatch({ name: 'address.country' }) as string;
  const countries = useCountries(country);
  const states = useStates(country);
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextInput source="address.addressLine1" label="address.addressLine1" validate={required()} />
      <TextInput source="address.city" label="address.city" validate={required()} />
      <SelectInput source="address.country" label="address.country" validate={required()} choices={countries} />
      <SelectInput
        source="address.state"
        label="address.state"
        validate={states?.length ? required() : []}
        choices={states ?? []}
      />
      <TextInput source="address.zip" label="address.zip" />
      <TextInput source="address.phone" label="address.phone1" />
    </Box>
  );
}
