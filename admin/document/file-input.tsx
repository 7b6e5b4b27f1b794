import { Box, Button, FormHelperText, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput, useLocaleState, useTranslate } from 'react-admin';
import { fileUrl } from '#contracts/client.ts';
import { kilobytes } from '#admin/lib/format.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { fileFields, sendUpload } from '#admin/lib/send-file.ts';
import { DropField } from '#admin/ui/drop-field.tsx';
import type { DocumentContent, DocumentFile } from '#domain/document/document.events.ts';

type Files = DocumentContent['file'];
type Language = keyof Files;

/** The file in each language: sent as soon as it is chosen, kept with the draft. `id` is whose saved files can be had. */
export function FileInput({ id }: { readonly id: string | undefined }) {
  const { field, fieldState } = useInput<Files>({ source: 'file' });
  const [saved] = useState(field.value as Files);
  const files = field.value as Files;
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {(['en', 'fr'] as const).map((language) => (
        <OneFile
          key={language}
          language={language}
          file={files[language]}
          href={
            id && files[language]?.sha256 === saved[language]?.sha256
              ? fileUrl('admin/document/file', { id, language })
              : undefined
          }
          disabled={field.disabled === true}
          onChange={(file) => field.onChange({ ...files, [language]: file })}
        />
      ))}
      <FormHelperText error role="alert" sx={{ gridColumn: '1 / -1' }}>
        {fieldState.error?.message}
      </FormHelperText>
    </Box>
  );
}

interface Props {
  readonly language: Language;
  readonly file: DocumentFile | null;
  readonly href: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (file: DocumentFile | null) => void;
}

function OneFile({ language, file, href, disabled, onChange }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { attempt, problem, isBusy: busy } = useAttempt();
  const send = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    await attempt(async () => onChange(await sendUpload('admin/document/upload', await fileFields(chosen))));
  };
  return (
    <Box role="group" aria-label={t('form.inLanguage', labelOf(t, language))} sx={{ minWidth: 0, mb: 1.5 }}>
      <Typography variant="caption" color="text.secondary" component="p">
        {t('form.inLanguage', labelOf(t, language))}
      </Typography>
      {file && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {href ? <Link href={href}>{file.fileName}</Link> : file.fileName}, {kilobytes(file.size, locale)}
          </Typography>
          {!disabled && (
            <Button size="small" onClick={() => onChange(null)}>
              {t('content.document.removeFile')}
            </Button>
          )}
        </Box>
      )}
      {!disabled && (
        <DropField
          label={t(file ? 'content.document.dropOther' : 'content.document.drop')}
          accept=".pdf,.dwg,.dxf,.step,.stp,.iges,.igs,.docx,.xlsx,.csv,.txt,.zip,image/*"
          disabled={busy}
          onFiles={(files) => void send(files)}
        />
      )}
      {!file && (
        <Typography variant="caption" color="text.secondary" component="p">
          {t('content.document.other')}
        </Typography>
      )}
      <FormHelperText error role="alert">
        {problem}
      </FormHelperText>
    </Box>
  );
}

const labelOf = (t: ReturnType<typeof useTranslate>, language: Language) => ({
  label: t('content.document.file'),
  language: t(`form.language.${language}`),
});
