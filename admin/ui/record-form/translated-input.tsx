import { Box } from '@mui/material';
import type { ComponentType } from 'react';
import { required, TextInput, useTranslate, type TextInputProps } from 'react-admin';

interface Props extends Pick<TextInputProps, 'validate' | 'multiline' | 'minRows' | 'helperText' | 'autoFocus'> {
  readonly source: string;
  /** Key of the field's name. */
  readonly label: string;
  /** The language that a text is needed in, where it may be left out in the other. */
  readonly needed?: 'en';
  /** Another input than one for text, such as one for rich text. */
  readonly input?: ComponentType<TextInputProps>;
}

/** A text in both languages, side by side where there is room. */
export function TranslatedInput({
  source,
  label,
  needed,
  input: Input = TextInput,
  autoFocus = false,
  ...props
}: Props) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {(['en', 'fr'] as const).map((language) => (
        <Input
          key={language}
          source={`${source}.${language}`}
          label={t('form.inLanguage', { label: t(label), language: t(`form.language.${language}`) })}
          fullWidth
          helperText={false}
          autoFocus={autoFocus && language === 'en'}
          slotProps={{ htmlInput: { lang: language } }}
          {...props}
          {...(language === needed ? { validate: required() } : {})}
        />
      ))}
    </Box>
  );
}
