import {
  Checkbox,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { TextCell } from '#admin/ui/cells.tsx';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import { labelOf, suggestedNumber, type Combination } from './combinations.ts';
import { familyKey, type FamilyDetail } from './family.reader.ts';

interface Props {
  readonly detail: FamilyDetail;
  readonly missing: readonly Combination[];
  readonly onClose: () => void;
}

interface Row {
  readonly values: Combination;
  readonly itemNumber: string;
  readonly isWanted: boolean;
}

/** As many as one command takes. */
const AT_ONCE = 100;

/** Drafts of the variants that are missing, each with everything of one that there is but number, name and values. */
export function GenerateDialog({ detail, missing, onClose }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const queryClient = useQueryClient();
  const { family, data, variants } = detail;
  const [rows, setRows] = useState<readonly Row[]>(() =>
    missing
      .slice(0, AT_ONCE)
      .map((values) => ({ values, itemNumber: suggestedNumber(family, values), isWanted: true })),
  );
  const set = (index: number, change: Partial<Row>) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  const wanted = rows.filter(({ isWanted }) => isWanted);
  const nameIn = (language: 'en' | 'fr', values: Combination) =>
    [
      data.name[language],
      ...data.options.map(({ attribute }) => labelOf(detail, attribute, values[attribute] ?? '', language)),
    ].join(', ');
  const language = locale === 'fr' ? 'fr' : 'en';
  return (
    <CommandDialog
      title={t('family.generate', { smart_count: wanted.length })}
      onClose={onClose}
      notYet={!wanted.length}
      onSubmit={async (form) => {
        const { added, left } = await client.post('admin/product/addvariants', {
          family,
          copyOf: String(form.get('copyOf')),
          variants: wanted.map(({ values, itemNumber }) => ({
            itemNumber: itemNumber.trim(),
            name: { en: nameIn('en', values), fr: nameIn('fr', values) },
            values,
          })),
        });
        await queryClient.invalidateQueries({ queryKey: familyKey(family) });
        const [first] = left;
        if (first)
          notify(
            t('family.someLeft', {
              added: added.length,
              left: left.length,
              item: first.itemNumber,
              reason: t(`error.${first.code}`, { itemNumber: first.itemNumber }),
            }),
            { type: 'warning' },
          );
        else notify(t('family.generated', { smart_count: added.length }), { type: 'success' });
      }}
    >
      <TextField select name="copyOf" label={t('family.copyOf')} defaultValue={variants[0]?.itemNumber ?? ''} required>
        {variants.map(({ itemNumber, name }) => (
          <MenuItem key={itemNumber} value={itemNumber}>
            {itemNumber} {name[language]}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" color="text.secondary">
        {t('family.generateHelp')}
      </Typography>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            <TableCell>{t('family.name')}</TableCell>
            <TableCell>{t('family.item')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ values, itemNumber, isWanted }, index) => {
            const name = nameIn(language, values);
            return (
              <TableRow key={JSON.stringify(values)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={isWanted}
                    onChange={({ target }) => set(index, { isWanted: target.checked })}
                    slotProps={{ input: { 'aria-label': name } }}
                  />
                </TableCell>
                <TableCell>{name}</TableCell>
                <TableCell>
                  <TextCell
                    label={t('family.numberOf', { name })}
                    value={itemNumber}
                    maxLength={64}
                    disabled={!isWanted}
                    onChange={(text) => set(index, { itemNumber: text })}
                  />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </CommandDialog>
  );
}
