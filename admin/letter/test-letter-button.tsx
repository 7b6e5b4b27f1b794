import { Button } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { LetterId } from '#contracts/letter/letter-definitions.ts';
import { useCommand } from '#admin/lib/use-command.ts';

/** Sends the draft as it is saved to whoever is signed in. */
export function TestLetterButton({ letter }: { readonly letter: LetterId }) {
  const t = useTranslate();
  const { send, isBusy } = useCommand();
  const [locale] = useLocaleState();
  const { isDirty } = useFormState();
  return (
    <Button
      variant="outlined"
      disabled={isBusy || isDirty}
      title={isDirty ? t('content.saveFirst') : undefined}
      onClick={() =>
        void send('admin/letter/test', { id: letter, language: locale === 'fr' ? 'fr' : 'en' }, 'letter.tested')
      }
    >
      {t('letter.test')}
    </Button>
  );
}
