import { Autocomplete, Box, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { logoOf, logoUrl } from '#contracts/store/company.ts';
import { timeZones, type SettingDefinition, type SettingName } from '#contracts/setting/setting-definitions.ts';
import { ListInput } from './list-input.tsx';
import { UploadedPicture } from '#admin/ui/uploaded-picture.tsx';

interface Props {
  readonly name: SettingName;
  readonly type: SettingDefinition['type'];
  readonly label: string;
}

/** The value of one setting, as its type is typed. */
export function SettingInput({ name, type, label }: Props) {
  const t = useTranslate();
  const { disabled } = useFormState();
  const { field, fieldState } = useInput<string>({ source: name });
  const value = (field.value ?? '') as string;
  const problem = fieldState.error?.message;
  if (type.kind === 'switch')
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Switch
          checked={value === type.on}
          disabled={disabled}
          onChange={({ target }) => field.onChange(target.checked ? type.on : '0')}
          slotProps={{ input: { 'aria-label': label } }}
        />
        <Typography>{t(value === type.on ? 'setting.on' : 'setting.off')}</Typography>
      </Box>
    );
  if (type.kind === 'picture') {
    const logo = logoOf(value);
    return (
      <UploadedPicture
        label={label}
        texts={{ drop: t('setting.picture.drop'), remove: t('setting.picture.remove') }}
        url={logo ? logoUrl(logo, 240) : ''}
        disabled={disabled}
        error={problem}
        onChange={(picture, _url, { width, height }) => field.onChange(picture && `${picture}-${width}x${height}`)}
      />
    );
  }
  if (type.kind === 'list' || type.kind === 'methods')
    return <ListInput field={field} type={type} label={label} problem={problem} />;
  if (type.kind === 'time-zone')
    return (
      <Autocomplete
        size="small"
        disableClearable
        options={timeZones()}
        value={value}
        disabled={disabled}
        onChange={(_event, chosen) => field.onChange(chosen)}
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
  return <TextSetting {...{ name, type, label, field, disabled, problem }} />;
}

interface TextProps extends Props {
  readonly field: ReturnType<typeof useInput<string>>['field'];
  readonly disabled: boolean;
  readonly problem: string | undefined;
}

/** A value that is typed, or one of a few. */
function TextSetting({ name, type, label, field, disabled, problem }: TextProps) {
  const t = useTranslate();
  // Read whole, and one line all the same.
  const isLong = type.kind === 'text' && type.most > 100;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
      <TextField
        name={name}
        inputRef={field.ref}
        select={type.kind === 'choice'}
        type={type.kind === 'email' ? 'email' : 'text'}
        multiline={type.kind === 'lines' || isLong}
        value={field.value ?? ''}
        disabled={disabled}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => field.onChange(isLong ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
        onBlur={field.onBlur}
        slotProps={{
          htmlInput: {
            'aria-label': label,
            ...(type.kind === 'number' || type.kind === 'money' ? { inputMode: 'decimal' } : {}),
          },
        }}
      >
        {type.kind === 'choice' &&
          type.of.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {t(`setting.of.${name}.choice.${choice}`, { _: choice })}
            </MenuItem>
          ))}
      </TextField>
      {type.kind === 'number' && <Typography>{t(`setting.unit.${type.unit}`)}</Typography>}
    </Box>
  );
}
