import { Box, Link, Stack, Typography } from '@mui/material';
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
import { messageOf } from '#admin/lib/message-of.ts';
import { useCountries, useStates, useUsualCountry } from '#admin/lib/use-places.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { CodeInput } from '#admin/ui/record-form/code-input.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';
import { BRANCHES, useBranches } from './use-branches.ts';

type Branch = Output<'admin/branch/list'>['branches'][number];
type Fields = Required<Request<'admin/branch/add'>>;

const DAY = { from: '08:00', to: '17:00' };
const CLOSED = { from: '', to: '' };
/** Nobody's branch lies where both degrees are zero: its position is to be typed. */
const EMPTY: Omit<Fields, 'latitude' | 'longitude'> = {
  branch: '',
  name: { en: '', fr: '' },
  address: { addressLine1: '', city: '', state: '', zip: '', country: '', phone: '' },
  hours: [DAY, DAY, DAY, DAY, DAY, CLOSED, CLOSED],
  services: { en: '', fr: '' },
  warehouse: '',
  active: true,
};
const labels = {
  branch: 'form.code',
  name: 'branch.name',
  address: 'branch.address',
  latitude: 'branch.latitude',
  longitude: 'branch.longitude',
  hours: 'branch.hours',
  services: 'branch.services',
  warehouse: 'branch.warehouse',
  active: 'branch.active',
} as const;
const two = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

export function BranchPage() {
  const t = useTranslate();
  const { id } = useParams();
  const { data, error } = useBranches();
  const country = useUsualCountry();
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!data) return null;
  if (id === undefined)
    return country && <BranchForm record={{ ...EMPTY, address: { ...EMPTY.address, country } } as Fields} isNew />;
  const found = data.branches.find(({ branch }) => branch === id);
  return found ? <BranchForm key={id} record={found} /> : <Typography>{t('error.not_found')}</Typography>;
}

function BranchForm({ record, isNew = false }: { readonly record: Fields | Branch; readonly isNew?: boolean }) {
  const t = useTranslate();
  const redirect = useRedirect();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const mayChange = useMay('setting');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: BRANCHES });
  const { branch } = record;
  const save = async ({ seen, changed }: { seen: Partial<Fields>; changed: Partial<Fields> }) => {
    if (isNew) await client.post('admin/branch/add', { ...EMPTY, ...changed } as Fields);
    else await client.post('admin/branch/change', { branch, seen, changed });
    await refresh();
  };
  const remove = async () => {
    await client.post('admin/branch/remove', { branch });
    redirect('/branch');
    await refresh();
  };
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 900 }}>
      <Title title={isNew ? t('branch.add') : record.name[locale]} />
      <Link component={RouterLink} to="/branch">
        {t('branch.back')}
      </Link>
      <RecordForm<Fields>
        record={record as Fields}
        isNew={isNew}
        labels={labels}
        save={save}
        mayEdit={mayChange}
        {...(isNew ? { onSaved: () => redirect('/branch') } : {})}
        actions={
          !isNew && (
            <RemoveButton
              label={t('branch.remove')}
              sure={t('form.removeSure', { name: record.name[locale] })}
              remove={remove}
            />
          )
        }
      >
        <Panel title={t('branch.name')}>
          <TranslatedInput source="name" label="branch.name" validate={required()} autoFocus={isNew} />
          {isNew && <CodeInput source="branch" maxLength={40} />}
          <TranslatedInput source="services" label="branch.services" multiline minRows={3} />
          <Box sx={two}>
            <WarehouseInput />
            <BooleanInput source="active" label="branch.active" />
          </Box>
        </Panel>
        <Panel title={t('branch.address')}>
          <AddressInputs />
        </Panel>
        <Panel title={t('branch.position')}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {t('branch.positionHelp')}
          </Typography>
          <Box sx={two}>
            <NumberInput
              source="latitude"
              label="branch.latitude"
              min={-90}
              max={90}
              step="any"
              validate={required()}
            />
            <NumberInput
              source="longitude"
              label="branch.longitude"
              min={-180}
              max={180}
              step="any"
              validate={required()}
            />
          </Box>
        </Panel>
        <Panel title={t('branch.hours')}>
          <HoursInputs />
        </Panel>
      </RecordForm>
    </Stack>
  );
}

function WarehouseInput() {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { data } = useQuery({
    queryKey: ['warehouse', 'list'],
    queryFn: () => client.get('admin/warehouse/list', {}),
  });
  return (
    <SelectInput
      source="warehouse"
      label="branch.warehouse"
      emptyText={t('branch.none')}
      parse={(value: string | null) => value ?? ''}
      choices={(data?.warehouses ?? []).map(({ warehouse, name }) => ({ id: warehouse, name: name[locale] }))}
      translateChoice={false}
    />
  );
}

function HoursInputs() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  // 5 January 2026 is a Monday.
  const name = (day: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, 5 + day)));
  const time = (value: string | null) => value ?? '';
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('branch.hoursHelp')}
      </Typography>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <Box key={day} sx={two}>
          <TextInput source={`hours.${day}.from`} label={t('branch.from', { day: name(day) })} parse={time} />
          <TextInput source={`hours.${day}.to`} label={t('branch.to', { day: name(day) })} parse={time} />
        </Box>
      ))}
    </>
  );
}

function AddressInputs() {
  const country = useWatch({ name: 'address.country' }) as string;
  const countries = useCountries(country);
  const states = useStates(country);
  return (
    <Box sx={two}>
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
