import { Box, Button, FormHelperText } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fileFields, sendUpload } from '#admin/lib/send-file.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';

interface Props {
  /** The value that it stands for. */
  readonly name: string;
  readonly swatch: string;
  /** Addresses of uploaded pictures. */
  readonly urls: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  readonly onChange: (swatch: string) => void;
}

const FIRST_COLOUR = '#808080';

/** A colour, a picture, or neither: then the value is a word. */
export function SwatchInput({ name, swatch, urls, disabled, onChange }: Props) {
  const t = useTranslate();
  const file = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<Readonly<Record<string, string>>>({});
  const { attempt, problem, isBusy } = useAttempt();
  const url = sent[swatch] ?? urls[swatch];
  const upload = async (file: File | undefined) => {
    if (!file) return;
    await attempt(async () => {
      const { picture, url: sentUrl } = await sendUpload('admin/picture/upload', await fileFields(file));
      setSent((known) => ({ ...known, [picture]: sentUrl }));
      onChange(picture);
    });
  };
  if (disabled) return <Shown swatch={swatch} url={url} />;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {swatch.startsWith('#') ? (
        <input
          type="color"
          value={swatch}
          aria-label={t('family.colourOf', { value: name })}
          onChange={({ target }) => onChange(target.value)}
          style={{ width: 32, height: 28, padding: 0, border: '1px solid #D3DAE1' }}
        />
      ) : (
        <Shown swatch={swatch} url={url} />
      )}
      {swatch === '' && (
        <>
          <Button size="small" onClick={() => onChange(FIRST_COLOUR)}>
            {t('family.colour')}
          </Button>
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t('family.pictureOf', { value: name })}
            onClick={() => file.current?.click()}
          >
            {t('family.picture')}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept="image/*"
            onChange={({ target }) => void upload(target.files?.[0])}
          />
        </>
      )}
      {swatch !== '' && (
        <Button size="small" onClick={() => onChange('')}>
          {t('family.noSwatch')}
        </Button>
      )}
      <FormHelperText error role="alert">
        {problem}
      </FormHelperText>
    </Box>
  );
}

function Shown({ swatch, url }: { readonly swatch: string; readonly url: string | undefined }) {
  if (!swatch) return null;
  return url ? (
    <img src={url} alt="" width={28} height={28} style={{ objectFit: 'cover', border: '1px solid #D3DAE1' }} />
  ) : (
    <Box sx={{ width: 28, height: 28, bgcolor: swatch, border: '1px solid', borderColor: 'divider' }} />
  );
}
