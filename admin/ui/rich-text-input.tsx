import { Box, FormControl, FormHelperText, FormLabel, TextField } from '@mui/material';
import { lazy, Suspense, useId } from 'react';
import { useInput, type TextInputProps } from 'react-admin';

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

/** HTML that people write as they will see it. The editor is fetched when a form has one. */
export function RichTextInput({ source, label, disabled }: Pick<TextInputProps, 'source' | 'label' | 'disabled'>) {
  const id = useId();
  const {
    field,
    fieldState: { error },
    formState: { disabled: formDisabled },
  } = useInput({ source });
  const text = typeof field.value === 'string' ? field.value : '';
  const isDisabled = disabled === true || formDisabled;
  const title = typeof label === 'string' ? label : source;
  return (
    <FormControl fullWidth error={error !== undefined} sx={{ mt: 1, mb: 0.5 }}>
      <FormLabel id={id} sx={{ fontSize: 12, mb: 0.5 }}>
        {title}
      </FormLabel>
      <Suspense fallback={<TextField multiline minRows={6} value={text} disabled aria-labelledby={id} />}>
        <Box onBlur={field.onBlur}>
          <RichTextEditor html={text} onChange={field.onChange} labelledBy={id} disabled={isDisabled} />
        </Box>
      </Suspense>
      <FormHelperText>{error?.message}</FormHelperText>
    </FormControl>
  );
}
