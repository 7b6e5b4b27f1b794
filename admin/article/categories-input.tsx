import { Autocomplete, TextField } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useCategoryChoices } from '#admin/ui/catalogue-choices.ts';

/** The categories that an article belongs to, found by name; one that is gone keeps its id. */
export function CategoriesInput() {
  const t = useTranslate();
  const { disabled } = useFormState();
  const { field } = useInput<readonly string[]>({ source: 'categories' });
  const choices = useCategoryChoices();
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? id;
  return (
    <Autocomplete
      multiple
      size="small"
      filterSelectedOptions
      options={choices.map(({ id }) => id)}
      getOptionLabel={nameOf}
      value={[...((field.value as readonly string[] | undefined) ?? [])]}
      disabled={disabled}
      onChange={(_event, chosen) => field.onChange(chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('content.article.categories')}
          helperText={t('content.article.categoriesHelp')}
        />
      )}
    />
  );
}
