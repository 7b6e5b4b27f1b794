import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { percentText, typedNumber } from '#admin/lib/number-input.ts';
import { useBrands, useCategoryChoices } from '#admin/ui/catalogue-choices.ts';
import { RemoveRow } from '#admin/ui/record-form/row-buttons.tsx';
import { useRows } from '#admin/ui/record-form/rows.ts';
import { RoundingField } from '#admin/ui/rounding-field.tsx';
import { TypedField } from '#admin/ui/typed-field.tsx';
import { TO_MINOR_UNIT } from '#domain/shared/price/price-arithmetic.ts';
import type { PriceRule } from '#domain/shared/price/resolve-price.ts';

const NEW: PriceRule = { of: 'everything', named: '', milliPercent: -10_000, rounding: TO_MINOR_UNIT };

/** Shares of the standard prices, one line each. */
export function RulesInput({ source }: { readonly source: string }) {
  const t = useTranslate();
  const { rows: rules, set, add, remove, disabled } = useRows<PriceRule>(source);
  return (
    <Box>
      {rules.map((rule, index) => (
        <Box key={index} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.75 }}>
          <TextField
            select
            size="small"
            fullWidth={false}
            label={t('priceList.rule.of')}
            value={rule.of}
            disabled={disabled}
            onChange={({ target }) => set(index, { of: target.value as PriceRule['of'], named: '' })}
            sx={{ width: 150 }}
          >
            {(['everything', 'category', 'brand'] as const).map((of) => (
              <MenuItem key={of} value={of}>
                {t(`priceList.rule.${of}`)}
              </MenuItem>
            ))}
          </TextField>
          {rule.of !== 'everything' && (
            <NamedField
              of={rule.of}
              value={rule.named}
              disabled={disabled}
              onChange={(named) => set(index, { named })}
            />
          )}
          <PercentField
            value={rule.milliPercent}
            disabled={disabled}
            onChange={(milliPercent) => set(index, { milliPercent })}
          />
          <RoundingField value={rule.rounding} disabled={disabled} onChange={(rounding) => set(index, { rounding })} />
          {!disabled && <RemoveRow label={t('priceList.rule.remove')} onClick={() => remove(index)} />}
        </Box>
      ))}
      {!disabled && (
        <Button size="small" onClick={() => add(NEW)}>
          {t('priceList.rule.add')}
        </Button>
      )}
    </Box>
  );
}

interface NamedProps {
  readonly of: 'category' | 'brand';
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (named: string) => void;
}

function NamedField({ of, value, disabled, onChange }: NamedProps) {
  const t = useTranslate();
  const categories = useCategoryChoices();
  const brands = useBrands();
  const choices = of === 'category' ? categories : brands.map((name) => ({ id: name, name }));
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={t(`priceList.rule.${of}`)}
      value={choices.some(({ id }) => id === value) ? value : ''}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: 200, maxWidth: 320 }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface PercentProps {
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (milliPercent: number) => void;
}

function PercentField({ value, disabled, onChange }: PercentProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <TypedField
      label={t('priceList.rule.percent')}
      value={value}
      disabled={disabled}
      show={(milliPercent) => percentText(milliPercent / 1_000, locale)}
      read={(text) => {
        const percent = typedNumber(text, locale);
        return percent === undefined ? undefined : Math.round(percent * 1_000);
      }}
      onChange={onChange}
      unit="%"
      width={110}
    />
  );
}
