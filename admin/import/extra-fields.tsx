import { Delete } from '@mui/icons-material';
import { Autocomplete, Box, Button, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Output } from '#contracts/api.ts';
import type { ExtraField } from '#domain/import/import.events.ts';

type Field = Output<'admin/import/matching'>['fields'][number];
/** Of the source of a field: no column of the file. */
const TEXT = 'text';

interface Props {
  readonly header: readonly string[];
  readonly fields: readonly Field[];
  /** Names of the fields that something fills already. */
  readonly taken: ReadonlySet<string>;
  readonly extra: readonly ExtraField[];
  /** Without these nothing can be imported, or nothing new. */
  readonly suggested: readonly Field[];
  /** A text for every row; not where it would be a person's. */
  readonly mayBeText: boolean;
  readonly onChange: (extra: readonly ExtraField[]) => void;
}

/** What the file has no column for: one value for every row, or a column that fills another field too. */
export function ExtraFields({ header, fields, taken, extra, suggested, mayBeText, onChange }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const fieldOf = (name: string) => fields.find((field) => field.name === name);
  const put = (at: number, changed: ExtraField) => onChange(extra.map((one, place) => (place === at ? changed : one)));
  const add = (field: string) => onChange([...extra, mayBeText ? { field, value: '' } : { field, column: 0 }]);
  const free = fields.filter(({ name }) => !taken.has(name));
  return (
    <Stack sx={{ gap: 1, alignSelf: 'stretch' }}>
      {extra.map((one, at) => {
        const field = fieldOf(one.field);
        const label = field?.label[locale] ?? one.field;
        return (
          <Box
            key={one.field}
            role="group"
            aria-label={label}
            sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Typography sx={{ fontWeight: 600, minWidth: 160 }}>{label}</Typography>
            <TextField
              select
              size="small"
              fullWidth={false}
              value={one.column === undefined ? TEXT : String(one.column)}
              slotProps={{
                htmlInput: { 'aria-label': t('form.labelled', { label: t('import.extraFrom'), value: label }) },
              }}
              onChange={({ target }) =>
                put(
                  at,
                  target.value === TEXT
                    ? { field: one.field, value: '' }
                    : { field: one.field, column: Number(target.value) },
                )
              }
              sx={{ minWidth: 220 }}
            >
              {mayBeText && <MenuItem value={TEXT}>{t('import.extraText')}</MenuItem>}
              {header.map((heading, place) => (
                <MenuItem key={`${place}-${heading}`} value={String(place)}>
                  {t('import.extraColumn', { column: heading })}
                </MenuItem>
              ))}
            </TextField>
            {one.column === undefined && (
              <ValueField
                label={label}
                choices={field?.choices ?? []}
                value={one.value ?? ''}
                onChange={(value) => put(at, { field: one.field, value })}
              />
            )}
            <IconButton
              size="small"
              aria-label={t('import.extraRemove', { field: label })}
              onClick={() => onChange(extra.filter((_, place) => place !== at))}
            >
              <Delete fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {suggested.map(({ name, label }) => (
          <Button key={name} size="small" variant="outlined" onClick={() => add(name)}>
            {t('import.extraAdd', { field: label[locale] })}
          </Button>
        ))}
        {free.length > 0 && (
          <TextField
            select
            size="small"
            fullWidth={false}
            value=""
            slotProps={{
              select: { displayEmpty: true },
              htmlInput: { 'aria-label': t('import.extraOther') },
            }}
            onChange={({ target }) => add(target.value)}
            sx={{ minWidth: 240 }}
          >
            <MenuItem value="" disabled>
              <em>{t('import.extraOther')}</em>
            </MenuItem>
            {free.map(({ name, label }) => (
              <MenuItem key={name} value={name}>
                {label[locale]}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
    </Stack>
  );
}

interface ValueProps {
  readonly label: string;
  readonly choices: Field['choices'];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ValueField({ label, choices, value, onChange }: ValueProps) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const name = t('form.labelled', { label: t('import.extraText'), value: label });
  if (!choices.length)
    return (
      <TextField
        size="small"
        fullWidth={false}
        value={value}
        slotProps={{ htmlInput: { 'aria-label': name } }}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <Autocomplete
      size="small"
      sx={{ width: 280, maxWidth: 1 }}
      options={choices}
      value={choices.find((choice) => choice.value === value) ?? null}
      getOptionLabel={(choice) => choice.label[locale]}
      getOptionKey={(choice) => choice.value}
      onChange={(_event, choice) => onChange(choice?.value ?? '')}
      renderInput={(props) => (
        <TextField
          {...props}
          fullWidth
          slotProps={{ ...props.slotProps, htmlInput: { ...props.slotProps.htmlInput, 'aria-label': name } }}
        />
      )}
    />
  );
}
