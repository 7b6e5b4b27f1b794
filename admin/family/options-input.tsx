import { Box, Button, FormHelperText, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { SelectCell, TextCell } from '#admin/ui/cells.tsx';
import { MoveRow, RemoveRow } from '#admin/ui/record-form/row-buttons.tsx';
import { rowsOf, useRows } from '#admin/ui/record-form/rows.ts';
import { FAMILY_LIMITS } from '#domain/family/family.events.ts';
import type { FamilyFields, FamilyVariant } from './family.reader.ts';
import { SwatchInput } from './swatch-input.tsx';

type Option = FamilyFields['options'][number];
type Value = Option['values'][number];

interface Props {
  readonly source: string;
  /** Their values can be taken over. */
  readonly variants: readonly FamilyVariant[];
  readonly swatchUrls: Readonly<Record<string, string>>;
}

/** The attributes that variants differ in, with their values in the order in which the shop offers them. */
export function OptionsInput({ source, variants, swatchUrls }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const movesOf = useMoves();
  const { rows: options, set, add, remove, move, disabled, error } = useRows<Option>(source);
  const { data } = useQuery({
    queryKey: ['attribute', 'list'],
    queryFn: () => client.get('admin/attribute/list', {}),
  });
  const attributes = (data?.attributes ?? []).map(({ attribute, name }) => ({
    id: attribute,
    name: name[locale === 'fr' ? 'fr' : 'en'],
  }));
  const unused = attributes.find(({ id }) => !options.some(({ attribute }) => attribute === id));
  return (
    <Box>
      {options.map((option, index) => (
        <Box
          key={index}
          component="fieldset"
          sx={{ border: 0, borderTop: '1px solid', borderColor: 'divider', m: 0, px: 0, py: 1.5 }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
            <Box sx={{ width: 240 }}>
              <SelectCell
                label={t('family.option')}
                value={option.attribute}
                choices={attributes}
                disabled={disabled}
                onChange={(attribute) => set(index, { attribute })}
              />
            </Box>
            {!disabled && (
              <>
                <MoveRow
                  at={index}
                  count={options.length}
                  labels={movesOf(attributes.find(({ id }) => id === option.attribute)?.name ?? option.attribute)}
                  onMove={(to) => move(index, to)}
                />
                <Button size="small" color="error" onClick={() => remove(index)}>
                  {t('family.removeOption')}
                </Button>
              </>
            )}
          </Box>
          <Values
            option={option}
            variants={variants}
            swatchUrls={swatchUrls}
            disabled={disabled}
            onChange={(values) => set(index, { values })}
          />
        </Box>
      ))}
      {!disabled && unused && options.length < FAMILY_LIMITS.options && (
        <Button size="small" onClick={() => add({ attribute: unused.id, values: takenFrom(variants, unused.id, []) })}>
          {t('family.addOption')}
        </Button>
      )}
      {data?.attributes.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('family.noAttributes')}{' '}
          <Link component={RouterLink} to="/attribute/create">
            {t('attribute.add')}
          </Link>
        </Typography>
      )}
      <FormHelperText error>{error}</FormHelperText>
    </Box>
  );
}

/** With the values of its variants that are not among those that are known, in the order of the variants. */
const takenFrom = (variants: readonly FamilyVariant[], attribute: string, known: readonly Value[]): Value[] => {
  const there = new Set(known.map(({ value }) => value));
  const others = new Set(variants.flatMap(({ attributes }) => attributes[attribute] ?? []));
  return [...known, ...[...others].filter((value) => !there.has(value)).map((value) => ({ value, swatch: '' }))];
};

/** What the buttons say that move the row of this name. */
function useMoves(): (name: string) => { readonly up: string; readonly down: string } {
  const t = useTranslate();
  return (name) => ({ up: t('family.moveUp', { name }), down: t('family.moveDown', { name }) });
}

interface ValuesProps extends Pick<Props, 'variants' | 'swatchUrls'> {
  readonly option: Option;
  readonly disabled: boolean;
  readonly onChange: (values: Value[]) => void;
}

function Values({ option: { attribute, values }, variants, swatchUrls, disabled, onChange }: ValuesProps) {
  const t = useTranslate();
  const movesOf = useMoves();
  const [typed, setTyped] = useState('');
  const { set, add, remove, move } = rowsOf(values, onChange);
  const all = takenFrom(variants, attribute, values);
  const addTyped = () => {
    const value = typed.trim();
    if (value && !values.some((one) => one.value === value)) add({ value, swatch: '' });
    setTyped('');
  };
  return (
    <Box sx={{ maxWidth: 640, pl: { sm: 2 } }}>
      {values.map((value, index) => (
        <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.25, flexWrap: 'wrap' }}>
          <Box sx={{ width: 180 }}>
            <TextCell
              label={t('family.value')}
              value={value.value}
              disabled={disabled}
              onChange={(text) => set(index, { value: text })}
            />
          </Box>
          <SwatchInput
            name={value.value}
            swatch={value.swatch}
            urls={swatchUrls}
            disabled={disabled}
            onChange={(swatch) => set(index, { swatch })}
          />
          {!disabled && (
            <>
              <MoveRow
                at={index}
                count={values.length}
                labels={movesOf(value.value)}
                onMove={(to) => move(index, to)}
              />
              <RemoveRow label={t('family.removeValue', { value: value.value })} onClick={() => remove(index)} />
            </>
          )}
        </Box>
      ))}
      {!disabled && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 0.5, flexWrap: 'wrap' }}>
          <Box
            sx={{ width: 180 }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter adds the value; the form is not sent.
              event.preventDefault();
              addTyped();
            }}
          >
            <TextCell label={t('family.newValue')} value={typed} onChange={setTyped} />
          </Box>
          <Button size="small" disabled={!typed.trim()} onClick={addTyped}>
            {t('family.addValue')}
          </Button>
          {all.length > values.length && (
            <Button size="small" onClick={() => onChange(all)}>
              {t('family.takeValues', { smart_count: all.length - values.length })}
            </Button>
          )}
        </Box>
      )}
      {values.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('family.noValues')}
        </Typography>
      )}
    </Box>
  );
}
