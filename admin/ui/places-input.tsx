import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { TextField } from '@mui/material';
import type { Place } from '#domain/shared/place.ts';
import { firstProblem, linesOf, placesFrom } from './place-lines.ts';

interface Props {
  readonly source: string;
  readonly label: string;
  readonly mayBeEmpty?: boolean;
}

/** Places of a zone, one in a line: a list of a hundred postal codes is pasted, not clicked. */
export function PlacesInput({ source, label, mayBeEmpty = false }: Props) {
  const t = useTranslate();
  const { disabled } = useFormState();
  const {
    field,
    fieldState: { error },
  } = useInput<readonly Place[]>({
    source,
    validate: (places: readonly Place[] = []) => {
      if (!places.length) return mayBeEmpty ? undefined : 'error.tax_zone_without_places';
      const problem = firstProblem(places);
      return problem && t('form.labelled', { label: problem.line, value: t(`error.${problem.code}`) });
    },
  });
  const value = (field.value ?? []) as readonly Place[];
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && JSON.stringify(placesFrom(typed)) === JSON.stringify(value);
  return (
    <TextField
      label={t(label)}
      value={isTyped ? typed : linesOf(value)}
      disabled={disabled}
      multiline
      minRows={3}
      maxRows={16}
      error={error !== undefined}
      helperText={
        error?.message ? t(String(error.message).replace('@@react-admin@@', '').replaceAll('"', '')) : t('place.help')
      }
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(placesFrom(target.value));
      }}
      onBlur={field.onBlur}
      slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
      sx={{ maxWidth: 520 }}
    />
  );
}
