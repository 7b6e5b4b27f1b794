import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { setupKey } from './use-setup.ts';

const TRIALS = { address: 'admin/setup/tryaddress', letters: 'admin/setup/tryletter' } as const;

/** Tries what a step is about, and says what came of it. */
export function Trial({ step }: { readonly step: keyof typeof TRIALS }) {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Output<'admin/setup/tryaddress'>>();
  const tryIt = async () => {
    setBusy(true);
    setResult(undefined);
    try {
      setResult(await client.post(TRIALS[step], {}));
      await queryClient.invalidateQueries({ queryKey: setupKey });
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="small" disabled={busy} onClick={() => void tryIt()}>
        {t(`setup.step.${step}.try`)}
      </Button>
      {result && (
        <Alert severity={result.problem === 'none' ? 'success' : 'warning'} role="status">
          {t(`setup.trial.${step}.${result.problem}`, { tried: result.tried })}
        </Alert>
      )}
    </>
  );
}

/** Begins the pages that every shop has, as drafts in which the particulars are missing. */
export function DraftPages() {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const mayWrite = useMay('content');
  const [busy, setBusy] = useState(false);
  if (!mayWrite) return null;
  const draft = async () => {
    setBusy(true);
    try {
      const { drafted } = await client.post('admin/setup/draftpages', {});
      notify(t('setup.drafted', { smart_count: drafted.length, count: drafted.length }), { type: 'success' });
      void navigate('/page');
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <Button size="small" disabled={busy} onClick={() => void draft()}>
      {t('setup.draftPages')}
    </Button>
  );
}
