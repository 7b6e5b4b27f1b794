import { Autocomplete, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useBrands, useCategoryChoices, useFamilyChoices, useTaxClassChoices } from '#admin/ui/catalogue-choices.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { beginImport, everyNumber, type BulkChange } from './begin-import.ts';

/** What can be done with many products, and the column that says it; those with a value ask for it. */
const ACTIONS = {
  publish: { column: 'status', value: 'active' },
  discontinue: { column: 'status', value: 'discontinued' },
  category: { column: 'category' },
  brand: { column: 'brand' },
  family: { column: 'family' },
  taxClass: { column: 'tax_class' },
  newUntil: { column: 'new_until' },
} as const satisfies Readonly<Record<string, { readonly column: BulkChange['column']; readonly value?: string }>>;
type Action = keyof typeof ACTIONS;
const mayBeEmpty: readonly Action[] = ['newUntil', 'family'];

interface Props {
  /** The products that were chosen; undefined: everything that the filter finds. */
  readonly chosen: readonly string[] | undefined;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks what is to become of many products. Nothing changes before its effect was seen, on the page that it leads to. */
export function BulkDialog({ chosen, filter, count, onClose }: Props) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [action, setAction] = useState<Action>('publish');
  const [value, setValue] = useState('');
  const [found, setFound] = useState<number>();
  const fixed = 'value' in ACTIONS[action];
  return (
    <CommandDialog
      title={t(chosen ? 'product.bulk.chosen' : 'product.bulk.found', { smart_count: count })}
      submit={t('product.bulk.look')}
      notYet={!fixed && !mayBeEmpty.includes(action) && !value}
      onClose={onClose}
      onSubmit={async () => {
        const { column } = ACTIONS[action];
        const definition = ACTIONS[action];
        const numbers = chosen ?? (await everyNumber(filter, setFound));
        const name = [t(`product.bulk.action.${action}`), value].filter(Boolean).join(' ').slice(0, 150);
        const importId = await beginImport(numbers, {
          column,
          value: 'value' in definition ? definition.value : value,
          name,
        });
        void navigate(`/import/${importId}/show`);
      }}
    >
      <TextField
        select
        autoFocus
        label={t('product.bulk.what')}
        value={action}
        onChange={({ target }) => {
          setAction(target.value as Action);
          setValue('');
        }}
      >
        {(Object.keys(ACTIONS) as Action[]).map((one) => (
          <MenuItem key={one} value={one}>
            {t(`product.bulk.action.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <ValueField key={action} action={action} value={value} onChange={setValue} />
      <Typography variant="body2" color="text.secondary">
        {t('product.bulk.help')}
      </Typography>
      {found !== undefined && (
        <Typography role="status">{t('product.bulk.reading', { smart_count: found })}</Typography>
      )}
    </CommandDialog>
  );
}

interface ValueProps {
  readonly action: Action;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ValueField({ action, value, onChange }: ValueProps) {
  const t = useTranslate();
  switch (action) {
    case 'category':
      return <CategoryField onChange={onChange} />;
    case 'brand':
      return <BrandField onChange={onChange} />;
    case 'family':
      return <FamilyField onChange={onChange} />;
    case 'taxClass':
      return <TaxClassField value={value} onChange={onChange} />;
    case 'newUntil':
      return (
        <TextField
          type="date"
          label={t('product.newUntil')}
          helperText={t('product.bulk.noDay')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'publish':
    case 'discontinue':
      return null;
  }
}

function CategoryField({ onChange }: Pick<ValueProps, 'onChange'>) {
  const t = useTranslate();
  const choices = useCategoryChoices();
  return (
    <Autocomplete
      options={choices}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      onChange={(_event, choice) => onChange(choice?.id ?? '')}
      renderInput={(params) => <TextField {...params} label={t('product.category')} />}
    />
  );
}

function BrandField({ onChange }: Pick<ValueProps, 'onChange'>) {
  const t = useTranslate();
  const brands = useBrands();
  return (
    <Autocomplete
      freeSolo
      options={brands}
      onInputChange={(_event, text) => onChange(text.trim())}
      renderInput={(params) => <TextField {...params} label={t('product.brand')} />}
    />
  );
}

function TaxClassField({ value, onChange }: Pick<ValueProps, 'value' | 'onChange'>) {
  const t = useTranslate();
  const choices = useTaxClassChoices();
  return (
    <TextField select label={t('product.taxClass')} value={value} onChange={({ target }) => onChange(target.value)}>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Empty takes them out of whatever family they are in. */
function FamilyField({ onChange }: Pick<ValueProps, 'onChange'>) {
  const t = useTranslate();
  const choices = useFamilyChoices();
  return (
    <Autocomplete
      options={choices}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      onChange={(_event, choice) => onChange(choice?.id ?? '')}
      renderInput={(params) => (
        <TextField {...params} label={t('product.family')} helperText={t('product.bulk.noFamily')} />
      )}
    />
  );
}
