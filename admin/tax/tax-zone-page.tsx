import { Typography } from '@mui/material';
import { required, useLocaleState, useTranslate } from 'react-admin';
import type { Request } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { PlacesInput } from '#admin/ui/places-input.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { ChosenRecord } from '#admin/ui/record-page/chosen-record.tsx';
import { RecordPage } from '#admin/ui/record-page/record-page.tsx';
import type { TaxTable } from './rates-shown.ts';
import { TAX_KEY } from './tax-key.ts';
import { useTaxTable } from './tax-page.tsx';
import { TaxesInput } from './taxes-input.tsx';

type Fields = Required<Request<'admin/tax/addzone'>>;
type Zone = Fields & { readonly zoneId: string };

const EMPTY: Zone = { zoneId: '', name: { en: '', fr: '' }, places: [], taxes: [] };
const labels = { name: 'tax.zone', places: 'tax.places', taxes: 'tax.taxes' } as const;
const texts = {
  add: 'tax.addZone',
  back: 'tax.back',
  remove: 'tax.removeZone',
  removeSure: 'tax.removeZoneSure',
};

export const TaxZonePage = () => (
  <ChosenRecord
    query={useTaxTable()}
    find={({ zones }, id): Zone | undefined => zones.find(({ zoneId }) => zoneId === id)}
    blank={EMPTY}
  >
    {(zone, isNew, table) => <ZoneForm zone={zone} isNew={isNew} table={table} />}
  </ChosenRecord>
);

interface FormProps {
  readonly zone: Zone;
  readonly isNew: boolean;
  readonly table: TaxTable;
}

function ZoneForm({ zone: { zoneId, name, places, taxes }, isNew, table }: FormProps) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  return (
    <RecordPage<Fields>
      record={{ name, places, taxes }}
      isNew={isNew}
      name={name[locale]}
      labels={labels}
      texts={texts}
      list="/tax"
      right="setting"
      changed={TAX_KEY}
      add={(data) => client.post('admin/tax/addzone', data)}
      change={(change) => client.post('admin/tax/changezone', { zoneId, ...change })}
      remove={() => client.post('admin/tax/removezone', { zoneId })}
    >
      <Panel title={t('tax.zone')}>
        <TranslatedInput source="name" label="tax.zone" validate={required()} autoFocus={isNew} />
        <PlacesInput source="places" label="tax.places" />
      </Panel>
      <Panel title={t('tax.taxes')}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('tax.taxesHelp')}
        </Typography>
        <TaxesInput source="taxes" table={table} />
      </Panel>
    </RecordPage>
  );
}
