import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { fileFields, sendUpload } from '#admin/lib/send-file.ts';
import { DropField } from './drop-field.tsx';

interface Pixels {
  readonly width: number;
  readonly height: number;
}

interface Props {
  /** Already translated. */
  readonly label: string;
  /** Texts of the field that files are dropped on, and of the button that removes the picture; already translated. */
  readonly texts: { readonly drop: string; readonly remove: string };
  /** Address of the present picture; empty without one. */
  readonly url: string;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  /** SHA-256 of an uploaded picture, its address and its measures; empty and 0 where it was removed. */
  readonly onChange: (picture: string, url: string, pixels: Pixels) => void;
}

/** One picture: sent as soon as it is chosen, kept with whatever it belongs to. */
export function UploadedPicture({ label, texts, url, disabled = false, error, onChange }: Props) {
  const { attempt, problem, isBusy: busy } = useAttempt();
  const [own, setOwn] = useState({ url: '', data: '' });
  const send = async ([file]: readonly File[]) => {
    if (!file) return;
    await attempt(async () => {
      const fields = await fileFields(file);
      const sent = await sendUpload('admin/picture/upload', fields);
      setOwn({ url: sent.url, data: `data:${fields.FileType};base64,${fields.FileData}` });
      onChange(sent.picture, sent.url, sent);
    });
  };
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography variant="caption" color="text.secondary" component="p">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {url && (
          <img
            // Its sizes are made once it is kept; whoever has chosen it sees the file until then.
            src={url === own.url ? own.data : url}
            alt=""
            width={72}
            height={72}
            style={{ objectFit: 'contain', border: '1px solid #D3DAE1', background: '#fff' }}
          />
        )}
        {!disabled && (
          <Box sx={{ flex: 1 }}>
            <DropField
              label={texts.drop}
              accept="image/png,image/jpeg,image/webp,image/avif,image/gif,image/tiff"
              disabled={busy}
              onFiles={(files) => void send(files)}
            />
          </Box>
        )}
        {url && !disabled && (
          <Button size="small" onClick={() => onChange('', '', { width: 0, height: 0 })}>
            {texts.remove}
          </Button>
        )}
      </Box>
      <FormHelperText error role="alert">
        {problem || error}
      </FormHelperText>
    </Box>
  );
}
