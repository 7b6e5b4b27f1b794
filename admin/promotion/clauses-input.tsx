import { Autocomplete, Box, Button, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useBrands, useCategoryChoices } from '#admin/ui/catalogue-choices.ts';
import { RemoveRow } from '#admin/ui/record-form/row-buttons.tsx';
import { useRows } from '#admin/ui/record-form/rows.ts';
import { CLAUSE_KINDS } from '#domain/shared/promotion/promotion.ts';
import type { PromotionFields } from './promotion.reader.ts';

type Clause = PromotionFields['items'][number];
type Choice = { readonly id: string; readonly name: string };

const NEW: Clause = { of: 'category', named: '', value: '' };

/** Items by number, category, brand or attribute, one line each. */
export function ClausesInput({ source, add }: { readonly source: 'items' | 'except'; readonly add: string }) {
  const t = useTranslate();
  const { rows: clauses, set, add: addRow, remove, disabled } = useRows<Clause>(source);
  return (
    <Box>
      {clauses.map((clause, index) => (
        <Box key={index} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.75 }}>
          <TextField
            select
            size="small"
            fullWidth={false}
            label={t('priceList.rule.of')}
            value={clause.of}
            disabled={disabled}
            onChange={({ target }) => set(index, { of: target.value as Clause['of'], named: '', value: '' })}
            sx={{ width: 150 }}
          >
            {CLAUSE_KINDS.map((of) => (
              <MenuItem key={of} value={of}>
                {t(`promotion.of.${of}`)}
              </MenuItem>
            ))}
          </TextField>
          <NamedField clause={clause} disabled={disabled} onChange={(named) => set(index, { named })} />
          {clause.of === 'attribute' && (
            <TextField
              size="small"
              fullWidth={false}
              label={t('promotion.value')}
              value={clause.value}
              disabled={disabled}
              onChange={({ target }) => set(index, { value: target.value })}
              sx={{ width: 180 }}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          )}
          {!disabled && <RemoveRow label={t('promotion.removeClause')} onClick={() => remove(index)} />}
        </Box>
      ))}
      {!disabled && (
        <Button size="small" onClick={() => addRow(NEW)}>
          {t(add)}
        </Button>
      )}
    </Box>
  );
}

interface NamedProps {
  readonly clause: Clause;
  readonly disabled: boolean;
  readonly onChange: (named: string) => void;
}

/** Found as one types; an item number may be typed as it is. */
function NamedField({ clause: { of, named }, disabled, onChange }: NamedProps) {
  const t = useTranslate();
  const choices = useChoices(of);
  if (of === 'product')
    return (
      <TextField
        size="small"
        fullWidth={false}
        label={t('promotion.of.product')}
        value={named}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value.trim())}
        sx={{ width: 220 }}
        slotProps={{ htmlInput: { maxLength: 64 } }}
      />
    );
  return (
    <Autocomplete<Choice>
      size="small"
      options={choices}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      value={choices.find(({ id }) => id === named) ?? null}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      disabled={disabled}
      onChange={(_event, choice) => onChange(choice?.id ?? '')}
      renderInput={(params) => <TextField {...params} label={t(`promotion.of.${of}`)} />}
      sx={{ width: 320, maxWidth: 1 }}
    />
  );
}

function useChoices(of: Clause['of']): readonly Choice[] {
  const [locale] = useLocaleState();
  const categories = useCategoryChoices();
  const brands = useBrands();
  const { data: attributes } = useQuery({
    queryKey: ['attribute', 'list'],
    queryFn: () => client.get('admin/attribute/list', {}),
  });
  if (of === 'category') return categories;
  if (of === 'brand') return brands.map((name) => ({ id: name, name }));
  return (attributes?.attributes ?? []).map(({ attribute, name }) => ({
    id: attribute,
    name: name[locale === 'fr' ? 'fr' : 'en'],
  }));
}
