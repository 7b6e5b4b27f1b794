import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { setupKey } from './use-setup.ts';

const TRIALS = {
  address: 'admin/setup/tryaddress',
  letters: 'admin/setup/tryletter',
  payment: 'admin/setup/trypayment',
} as const;

/** A step that can be tried. */
export const isTried = (step: string): step is keyof typeof TRIALS => Object.hasOwn(TRIALS, step);

/** Tries what a step is about, and says what came of it. */
export function Trial({ step }: { readonly step: keyof typeof TRIALS }) {
  const t = useTranslate();
  const { send, isBusy } = useCommand(setupKey);
  const [result, setResult] = useState<Output<'admin/setup/tryaddress'>>();
  const tryIt = async () => {
    setResult(undefined);
    setResult(await send(TRIALS[step], {}));
  };
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => void tryIt()}>
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
  const navigate = useNavigate();
  const mayWrite = useMay('content');
  const { send, isBusy } = useCommand();
  if (!mayWrite) return null;
  const draft = async () => {
    const answer = await send('admin/setup/draftpages', {}, ({ drafted }) => ({
      text: t('setup.drafted', { smart_count: drafted.length, count: drafted.length }),
    }));
    if (answer) void navigate('/page');
  };
  return (
    <Button size="small" disabled={isBusy} onClick={() => void draft()}>
      {t('setup.draftPages')}
    </Button>
  );
}
