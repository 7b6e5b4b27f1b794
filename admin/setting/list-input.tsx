import { Autocomplete, TextField } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { paymentMethods } from '#contracts/payment/method/payment-methods.ts';
import { listed, type SettingType } from '#contracts/setting/setting-definitions.ts';

interface Props {
  readonly field: { readonly value?: string; readonly onChange: (value: string) => void };
  readonly type: Extract<SettingType, { kind: 'list' | 'methods' }>;
  readonly label: string;
  readonly problem: string | undefined;
}

/** Several of a few by their names: languages or countries, the first chosen of which is the usual one, or ways of paying. */
export function ListInput({ field, type, label, problem }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { disabled } = useFormState();
  const mayBeEmpty = type.kind === 'methods';
  const names = type.kind === 'list' ? new Intl.DisplayNames(locale, { type: type.names }) : undefined;
  const nameOf = (code: string) => (names ? (names.of(code) ?? code) : t(`paymentMethod.${code}.short`));
  const byName = (a: string, b: string) => nameOf(a).localeCompare(nameOf(b), locale);
  const all = type.kind === 'list' ? type.of : paymentMethods.map(({ method }) => method);
  return (
    <Autocomplete
      multiple
      size="small"
      disableClearable={!mayBeEmpty}
      disableCloseOnSelect
      filterSelectedOptions
      options={[...all].sort(byName)}
      getOptionLabel={nameOf}
      value={[...listed(field.value ?? '')]}
      disabled={disabled}
      // The last language or country stays: none would be no shop.
      onChange={(_event, chosen) => (mayBeEmpty || chosen.length > 0) && field.onChange(chosen.join(','))}
      renderInput={(params) => (
        <TextField
          {...params}
          error={problem !== undefined}
          helperText={problem}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label } }}
        />
      )}
    />
  );
}
