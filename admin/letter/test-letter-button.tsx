import { Button } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { LetterId } from '#contracts/letter-definitions.ts';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';

/** Sends the draft as it is saved to whoever is signed in. */
export function TestLetterButton({ letter }: { readonly letter: LetterId }) {
  const t = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const { isDirty } = useFormState();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await client.post('admin/letter/test', { id: letter, language: locale === 'fr' ? 'fr' : 'en' });
      notify('letter.tested', { type: 'success' });
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      disabled={busy || isDirty}
      title={isDirty ? t('content.saveFirst') : undefined}
      onClick={() => void send()}
    >
      {t('letter.test')}
    </Button>
  );
}
