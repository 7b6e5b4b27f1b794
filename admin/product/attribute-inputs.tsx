import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput, useLocaleState, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { client } from '#admin/lib/client.ts';
import type { Output } from '#contracts/api.ts';

type Definition = Output<'admin/attribute/list'>['attributes'][number];

/** Those of the category first, then those that its other products have; any other by its name. */
export function AttributeInputs({ source }: { readonly source: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const language = locale === 'fr' ? 'fr' : 'en';
  const category = useWatch({ name: 'category' }) as string;
  const own = Object.keys((useWatch({ name: source }) as object | undefined) ?? {});
  const [added, setAdded] = useState<readonly string[]>([]);
  const { disabled } = useFormState();
  const { data: all } = useQuery({
    queryKey: ['attribute', 'list'],
    queryFn: () => client.get('admin/attribute/list', {}),
  });
  const { data: usual } = useQuery({
    queryKey: ['product', 'attributes', category],
    enabled: Boolean(category),
    queryFn: () => client.get('admin/product/attributes', { category }),
  });
  const known = new Map((all?.attributes ?? []).map((one) => [one.attribute, one]));
  const first = [...(usual?.attributes ?? []), ...(usual?.others ?? [])];
  const shown = [...new Set([...first, ...own, ...added])].flatMap((key) => known.get(key) ?? []);
  const others = [...known.values()].filter(({ attribute }) => !shown.some((one) => one.attribute === attribute));
  const isKnown = all !== undefined && (usual !== undefined || !category);
  return (
    <>
      {isKnown && shown.length === 0 && <Typography color="text.secondary">{t('product.noAttributes')}</Typography>}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {shown.map((definition) => (
          <AttributeInput
            key={definition.attribute}
            source={`${source}.${definition.attribute}`}
            definition={definition}
            language={language}
          />
        ))}
      </Box>
      {!disabled && others.length > 0 && (
        <Autocomplete<Definition>
          size="small"
          options={others}
          value={null}
          blurOnSelect={false}
          getOptionKey={({ attribute }) => attribute}
          getOptionLabel={({ name }) => name[language]}
          onChange={(_event, one) => one && setAdded([...added, one.attribute])}
          renderInput={(params) => <TextField {...params} label={t('product.addAttribute')} />}
          sx={{ maxWidth: 360 }}
        />
      )}
    </>
  );
}

interface InputProps {
  readonly source: string;
  readonly definition: Definition;
  readonly language: 'en' | 'fr';
}

function AttributeInput({ source, definition: { name, unit, unitFr, kind }, language }: InputProps) {
  const shownUnit = (language === 'fr' && unitFr) || unit;
  const isNumber = kind === 'number';
  return (
    <TextInput
      source={source}
      label={name[language]}
      helperText={false}
      // Numbers are stored as the catalogue writes them; people write them as their language does.
      format={(value: unknown) => {
        const text = typeof value === 'string' ? value : '';
        return isNumber && language === 'fr' ? text.replace('.', ',') : text;
      }}
      parse={(text: string) => (isNumber ? text.trim().replace(',', '.') : text)}
      slotProps={{
        htmlInput: { maxLength: 120, ...(isNumber ? { inputMode: 'decimal' } : {}) },
        input: shownUnit ? { endAdornment: <span>{shownUnit}</span> } : {},
      }}
    />
  );
}
