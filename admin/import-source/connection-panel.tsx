import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { numberFormat } from '#admin/lib/format.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import type { Output } from '#contracts/api.ts';
import type { SourceDetail } from './source-words.ts';

interface Props {
  readonly detail: SourceDetail;
  readonly onChanged: () => Promise<void>;
}

type Tested = Output<'admin/importsource/test'>;

/** Whether the shop gets there: password or key, the server's own key, and a try. */
export function ConnectionPanel({ detail: { sourceId, data, hasSecret, fingerprint }, onChanged }: Props) {
  const t = useTranslate();
  const { send, isBusy: busy } = useCommand();
  const [tested, setTested] = useState<Tested>();
  const [asksSecret, setAsksSecret] = useState(false);
  const { place, login } = data;

  const test = async () => {
    const answer = await send('admin/importsource/test', { sourceId });
    if (answer) setTested(answer);
  };
  const agree = async (shown: string) => {
    const trusted = await send('admin/importsource/trusthost', { sourceId, fingerprint: shown });
    if (!trusted) return;
    await onChanged();
    await test();
  };
  return (
    <Panel title={t('importSource.connection')}>
      <Stack sx={{ gap: 1.5 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="outlined" size="small" disabled={busy} onClick={() => void test()}>
            {t(busy ? 'importSource.testing' : 'importSource.test')}
          </Button>
          {login !== 'none' && (
            <Button variant="outlined" size="small" onClick={() => setAsksSecret(true)}>
              {t(`importSource.${hasSecret ? 'otherSecret' : 'secret'}.${login}`)}
            </Button>
          )}
          {login !== 'none' && (
            <Typography variant="body2" color={hasSecret ? 'text.secondary' : 'error'}>
              {t(hasSecret ? 'importSource.secretKept' : 'importSource.secretMissing')}
            </Typography>
          )}
        </Stack>
        {place === 'sftp' && fingerprint && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('importSource.agreedKey')} <code>SHA256:{fingerprint}</code>
          </Typography>
        )}
        {tested && <TestResult tested={tested} onAgree={agree} />}
      </Stack>
      {asksSecret && login !== 'none' && (
        <CommandDialog
          title={t(`importSource.secret.${login}`)}
          submit={t('ra.action.save')}
          done="importSource.secretSaved"
          onClose={() => setAsksSecret(false)}
          onSubmit={async (form) => {
            const secret = String(form.get('secret'));
            await client.post('admin/importsource/keepsecret', { sourceId, secret });
            setTested(undefined);
            await onChanged();
          }}
        >
          <TextField
            name="secret"
            label={t(`importSource.loginOf.${login}`)}
            required
            autoFocus
            {...(login === 'key'
              ? { multiline: true, minRows: 6, slotProps: { htmlInput: { spellCheck: false } } }
              : { type: 'password', autoComplete: 'new-password' })}
          />
          <Typography variant="body2" color="text.secondary">
            {t('importSource.secretHelp')}
          </Typography>
        </CommandDialog>
      )}
    </Panel>
  );
}

interface ResultProps {
  readonly tested: Tested;
  readonly onAgree: (fingerprint: string) => Promise<void>;
}

function TestResult({ tested: { found, fault, fingerprint }, onAgree }: ResultProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  if (found)
    return (
      <Alert severity="success" role="status">
        {t('importSource.found', { name: found.name })}
        {found.bytes !== undefined &&
          ` (${numberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(found.bytes / 1_000)})`}
      </Alert>
    );
  return (
    <Alert severity={fingerprint ? 'warning' : 'error'} role="alert">
      {fault?.message}
      {fingerprint && (
        <>
          <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
            {t('importSource.shownKey')} <code>SHA256:{fingerprint}</code>
          </Typography>
          <Button size="small" variant="outlined" color="inherit" onClick={() => void onAgree(fingerprint)}>
            {t('importSource.agree')}
          </Button>
        </>
      )}
    </Alert>
  );
}
