import { Button, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { STANDARD_TAX_CLASS } from '#domain/tax/tax.events.ts';
import type { TaxTable } from './rates-shown.ts';

type TaxClass = TaxTable['classes'][number];

/** The classes that products name by their code. */
export function TaxClasses({ classes }: { readonly classes: readonly TaxClass[] }) {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const mayChange = useMay('setting');
  const [open, setOpen] = useState<TaxClass | 'new'>();
  const remove = async (taxClass: string) => {
    try {
      await client.post('admin/tax/removeclass', { taxClass });
      notify('tax.removed', { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: ['tax'] });
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
    }
  };
  return (
    <Panel title={t('tax.classes')}>
      <Table size="small" sx={{ ...stacksOnPhone, maxWidth: 720 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('tax.code')}</TableCell>
            <TableCell>{t('tax.nameEn')}</TableCell>
            <TableCell>{t('tax.nameFr')}</TableCell>
            {mayChange && <TableCell />}
          </TableRow>
        </TableHead>
        <TableBody>
          {classes.map((one) => (
            <TableRow key={one.taxClass}>
              <TableCell data-label={t('tax.code')}>
                <code>{one.taxClass}</code>
              </TableCell>
              <TableCell data-label={t('tax.nameEn')}>{one.name.en}</TableCell>
              <TableCell data-label={t('tax.nameFr')}>{one.name.fr}</TableCell>
              {mayChange && (
                <TableCell align="right">
                  <Button size="small" onClick={() => setOpen(one)}>
                    {t('ra.action.edit')}
                  </Button>
                  {one.taxClass !== STANDARD_TAX_CLASS && (
                    <Button size="small" color="error" onClick={() => void remove(one.taxClass)}>
                      {t('ra.action.delete')}
                    </Button>
                  )}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {mayChange && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setOpen('new')}>
          {t('tax.addClass')}
        </Button>
      )}
      {open && (
        <ClassDialog
          of={open === 'new' ? undefined : open}
          next={classes.length + 1}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
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
      title={of ? of.name.en : t('tax.addClass')}
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
