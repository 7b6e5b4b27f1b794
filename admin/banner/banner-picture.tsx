import { Box, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { ApiError, headers } from '#contracts/client.ts';
import type { ErrorAnswer } from '#contracts/shared/error.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';

const asBase64 = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });

/** Uploads take the way for large bodies, which the typed client does not know. */
async function upload(file: File): Promise<string> {
  const response = await fetch('/api/admin/banner/upload', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
      [headers.client]: '1',
      [headers.commandId]: crypto.randomUUID(),
    },
    body: JSON.stringify({ content: await asBase64(file) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new ApiError(response.status, answer as ErrorAnswer);
  return (answer as { picture: string }).picture;
}

/** The picture of a banner: kept as soon as it is chosen, part of the banner once that is saved. */
export function BannerPicture() {
  const t = useTranslate();
  const { field } = useInput({ source: 'picture' });
  const file = useRef<HTMLInputElement>(null);
  const { attempt, problem, isBusy: busy } = useAttempt();
  const [local, setLocal] = useState('');
  const picture = String(field.value ?? '');

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    await attempt(async () => {
      field.onChange(await upload(chosen));
      setLocal(URL.createObjectURL(chosen));
    });
  };

  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="caption" color="text.secondary">
        {t('content.banner.picture')}
      </Typography>
      {picture && (
        <Box
          component="img"
          src={local || `/pictures/banner/${picture}.webp`}
          alt=""
          sx={{
            maxWidth: 480,
            maxHeight: 200,
            objectFit: 'contain',
            objectPosition: 'left',
            border: '1px solid',
            borderColor: 'divider',
          }}
        />
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={busy || field.disabled === true}
          onClick={() => file.current?.click()}
        >
          {t(picture ? 'content.banner.replace' : 'content.banner.choose')}
        </Button>
        {picture && (
          <Button size="small" disabled={field.disabled === true} onClick={() => field.onChange('')}>
            {t('ra.action.remove')}
          </Button>
        )}
      </Stack>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <Typography role="alert" color="error">
        {problem}
      </Typography>
    </Stack>
  );
}
