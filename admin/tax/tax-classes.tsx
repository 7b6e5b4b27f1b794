import { TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { RecordsPanel } from '#admin/ui/records-panel.tsx';
import { STANDARD_TAX_CLASS } from '#domain/tax/tax.events.ts';
import type { TaxTable } from './rates-shown.ts';

type TaxClass = TaxTable['classes'][number];

/** The classes that products name by their code. */
export function TaxClasses({ classes }: { readonly classes: readonly TaxClass[] }) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const queryClient = useQueryClient();
  const mayChange = useMay('setting');
  return (
    <RecordsPanel
      title={t('tax.classes')}
      rows={classes}
      keyOf={({ taxClass }) => taxClass}
      nameOf={({ name }) => name[locale]}
      columns={[
        { label: t('tax.code'), show: ({ taxClass }) => <code>{taxClass}</code> },
        { label: t('tax.nameEn'), show: ({ name }) => name.en },
        { label: t('tax.nameFr'), show: ({ name }) => name.fr },
      ]}
      mayChange={mayChange}
      addLabel={t('tax.addClass')}
      dialog={(of, onClose) => <ClassDialog of={of} next={classes.length + 1} onClose={onClose} />}
      remove={async ({ taxClass }) => {
        await client.post('admin/tax/removeclass', { taxClass });
        await queryClient.invalidateQueries({ queryKey: ['tax'] });
      }}
      mayRemove={({ taxClass }) => taxClass !== STANDARD_TAX_CLASS}
      maxWidth={720}
    />
  );
}

interface DialogProps {
  readonly of: TaxClass | undefined;
  /** The place of a new one. */
  readonly next: number;
  readonly onClose: () => void;
}

function ClassDialog({ of, next, onClose }: DialogProps) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const queryClient = useQueryClient();
  const submit = async (form: FormData) => {
    const name = { en: String(form.get('en')), fr: String(form.get('fr')) };
    if (of) {
      const { taxClass } = of;
      await client.post('admin/tax/changeclass', { taxClass, seen: { name: of.name }, changed: { name } });
    } else await client.post('admin/tax/addclass', { taxClass: String(form.get('code')), name, sort: next });
    await queryClient.invalidateQueries({ queryKey: ['tax'] });
  };
  return (
    <CommandDialog
      title={of ? of.name[locale] : t('tax.addClass')}
      submit={t('ra.action.save')}
      done="form.saved"
      onClose={onClose}
      onSubmit={submit}
    >
      {!of && (
        <TextField name="code" label={t('tax.code')} required autoFocus slotProps={{ htmlInput: { maxLength: 64 } }} />
      )}
      <TextField
        name="en"
        label={t('tax.nameEn')}
        defaultValue={of?.name.en ?? ''}
        required
        slotProps={{ htmlInput: { maxLength: 80, lang: 'en' } }}
      />
      <TextField
        name="fr"
        label={t('tax.nameFr')}
        defaultValue={of?.name.fr ?? ''}
        required
        slotProps={{ htmlInput: { maxLength: 80, lang: 'fr' } }}
      />
      <Typography variant="body2" color="text.secondary">
        {t('tax.classHelp')}
      </Typography>
    </CommandDialog>
  );
}
