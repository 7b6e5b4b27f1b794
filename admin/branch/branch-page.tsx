import { Box, Typography } from '@mui/material';
import {
  BooleanInput,
  maxValue,
  minValue,
  required,
  SelectInput,
  TextInput,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import type { Request } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { useUsualCountry } from '#admin/lib/use-places.ts';
import { useWarehouses } from '#admin/lib/use-warehouses.ts';
import { DecimalInput } from '#admin/ui/decimal-input.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { EMPTY_PLACE_ADDRESS, PlaceAddressInputs } from '#admin/ui/place-address-inputs.tsx';
import { CodeInput } from '#admin/ui/record-form/code-input.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { ChosenRecord } from '#admin/ui/record-page/chosen-record.tsx';
import { RecordPage } from '#admin/ui/record-page/record-page.tsx';
import { BRANCHES, useBranches } from './use-branches.ts';

type Fields = Required<Request<'admin/branch/add'>>;

const DAY = { from: '08:00', to: '17:00' };
const CLOSED = { from: '', to: '' };
/** Nobody's branch lies where both degrees are zero: its position is to be typed. */
const EMPTY: Omit<Fields, 'latitude' | 'longitude'> = {
  branch: '',
  name: { en: '', fr: '' },
  address: EMPTY_PLACE_ADDRESS,
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

const texts = { add: 'branch.add', back: 'branch.back', remove: 'branch.remove' };

export function BranchPage() {
  const country = useUsualCountry();
  return (
    <ChosenRecord
      query={useBranches()}
      find={({ branches }, id): Fields | undefined => branches.find(({ branch }) => branch === id)}
      blank={country ? ({ ...EMPTY, address: { ...EMPTY.address, country } } as Fields) : undefined}
    >
      {(record, isNew) => <BranchForm record={record} isNew={isNew} />}
    </ChosenRecord>
  );
}

function BranchForm({ record, isNew }: { readonly record: Fields; readonly isNew: boolean }) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { branch } = record;
  return (
    <RecordPage<Fields>
      record={record}
      isNew={isNew}
      name={record.name[locale]}
      labels={labels}
      texts={texts}
      list="/branch"
      right="setting"
      changed={BRANCHES}
      add={(data) => client.post('admin/branch/add', data)}
      change={(change) => client.post('admin/branch/change', { branch, ...change })}
      remove={() => client.post('admin/branch/remove', { branch })}
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
        <PlaceAddressInputs />
      </Panel>
      <Panel title={t('branch.position')}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('branch.positionHelp')}
        </Typography>
        <Box sx={two}>
          <DegreesInput source="latitude" most={90} />
          <DegreesInput source="longitude" most={180} />
        </Box>
      </Panel>
      <Panel title={t('branch.hours')}>
        <HoursInputs />
      </Panel>
    </RecordPage>
  );
}

const DegreesInput = ({ source, most }: { readonly source: 'latitude' | 'longitude'; readonly most: number }) => (
  <DecimalInput
    source={source}
    label={`branch.${source}`}
    scale={1}
    decimals={6}
    validate={[required(), minValue(-most), maxValue(most)]}
  />
);

function WarehouseInput() {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { data } = useWarehouses();
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
