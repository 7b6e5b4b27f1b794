import { Autocomplete, TextField } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { listed, type SettingType } from '#contracts/setting/setting-definitions.ts';

interface Props {
  readonly field: { readonly value?: string; readonly onChange: (value: string) => void };
  readonly type: Extract<SettingType, { kind: 'list' }>;
  readonly label: string;
  readonly problem: string | undefined;
}

/** Several languages or countries by their names; the one that was chosen first is the usual one. */
export function ListInput({ field, type, label, problem }: Props) {
  const [locale] = useLocaleState();
  const { disabled } = useFormState();
  const names = new Intl.DisplayNames(locale, { type: type.names });
  const nameOf = (code: string) => names.of(code) ?? code;
  const byName = (a: string, b: string) => nameOf(a).localeCompare(nameOf(b), locale);
  return (
    <Autocomplete
      multiple
      size="small"
      disableClearable
      disableCloseOnSelect
      filterSelectedOptions
      options={[...type.of].sort(byName)}
      getOptionLabel={nameOf}
      value={field.value ? [...listed(field.value)] : []}
      disabled={disabled}
      // The last one stays: none would be no shop.
      onChange={(_event, chosen) => chosen.length > 0 && field.onChange(chosen.join(','))}
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
