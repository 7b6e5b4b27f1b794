import { Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Title, useLocaleState, useRedirect, useTranslate, required } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Request } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { PlacesInput } from '#admin/ui/places-input.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import type { TaxTable } from './rates-shown.ts';
import { TAX_KEY } from './tax-key.ts';
import { BackToTaxes, useTaxTable } from './tax-page.tsx';
import { TaxesInput } from './taxes-input.tsx';

type ZoneFields = Required<Request<'admin/tax/addzone'>>;

const EMPTY: ZoneFields = { name: { en: '', fr: '' }, places: [], taxes: [] };
const labels = { name: 'tax.zone', places: 'tax.places', taxes: 'tax.taxes' } as const;

export function TaxZonePage() {
  const t = useTranslate();
  const { id } = useParams();
  const { data, error } = useTaxTable();
  const zone = data?.zones.find(({ zoneId }) => zoneId === id);
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!data) return null;
  if (id !== undefined && !zone) return <Typography role="status">{t('error.not_found')}</Typography>;
  return <ZoneForm key={id ?? 'new'} zoneId={id} fields={zone ?? EMPTY} table={data} />;
}

interface FormProps {
  readonly zoneId: string | undefined;
  readonly fields: ZoneFields;
  readonly table: TaxTable;
}

function ZoneForm({ zoneId, fields: { name, places, taxes }, table }: FormProps) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const mayChange = useMay('setting');
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['tax'] });
  const save = async ({ seen, changed }: { seen: Partial<ZoneFields>; changed: Partial<ZoneFields> }) => {
    if (zoneId === undefined) await client.post('admin/tax/addzone', { ...EMPTY, ...changed });
    else await client.post('admin/tax/changezone', { zoneId, seen, changed });
    await refresh();
  };
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 900 }}>
      <Title title={zoneId === undefined ? t('tax.addZone') : name[locale]} />
      <BackToTaxes />
      <RecordForm<ZoneFields>
        record={{ name, places, taxes }}
        isNew={zoneId === undefined}
        labels={labels}
        save={save}
        mayEdit={mayChange}
        {...(zoneId === undefined ? { onSaved: () => redirect('/tax') } : {})}
        actions={zoneId === undefined ? undefined : <RemoveZone zoneId={zoneId} name={name[locale]} />}
      >
        <Panel title={t('tax.zone')}>
          <TranslatedInput source="name" label="tax.zone" validate={required()} autoFocus={zoneId === undefined} />
          <PlacesInput source="places" label="tax.places" />
        </Panel>
        <Panel title={t('tax.taxes')}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {t('tax.taxesHelp')}
          </Typography>
          <TaxesInput source="taxes" table={table} />
        </Panel>
      </RecordForm>
    </Stack>
  );
}

function RemoveZone({ zoneId, name }: { readonly zoneId: string; readonly name: string }) {
  const t = useTranslate();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const remove = async () => {
    await client.post('admin/tax/removezone', { zoneId });
    redirect('/tax');
    await queryClient.invalidateQueries({ queryKey: TAX_KEY });
  };
  return <RemoveButton label={t('tax.removeZone')} sure={t('tax.removeZoneSure', { name })} remove={remove} />;
}
