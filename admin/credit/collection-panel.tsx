import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { dayAndTime, dayOnly, money } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel } from '#admin/ui/panel.tsx';
import type { OverdueStanding } from '#contracts/credit/overdue.ts';
import { CallDialog, type Callee } from './call-dialog.tsx';
import { PromiseDialog } from './promise-dialog.tsx';
import { useOverdue } from './use-overdue.ts';

interface Props {
  readonly accountId: string;
  readonly contacts: readonly Callee[];
}

/** Promises to pay what is overdue, and calls about it. */
export function CollectionPanel({ accountId, contacts }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayCall = useMay('customer');
  const mayPromise = useMay('credit');
  const [asked, setAsked] = useState<'call' | 'promise'>();
  const standing = useOverdue(accountId);
  if (!standing || (!standing.overdue && !standing.promises.length && !standing.notes.length)) return null;
  const { currency, overdue, overdueDays, promises, nextCallOn, notes } = standing;
  const close = () => setAsked(undefined);
  return (
    <Panel title={t('credit.collection')}>
      {overdue > 0 && (
        <Typography>
          {t('credit.overdue', { amount: money(overdue, currency, locale), smart_count: overdueDays })}
        </Typography>
      )}
      {promises.map(({ promiseId, payOn, amount, isBroken }) => (
        <Typography key={promiseId} color={isBroken ? 'error' : 'textPrimary'}>
          {t(isBroken ? 'credit.brokenPromise' : 'credit.promised', {
            amount: money(amount, currency, locale),
            day: dayOnly(payOn, locale),
          })}
        </Typography>
      ))}
      {nextCallOn && <Typography>{t('credit.nextCall', { day: dayOnly(nextCallOn, locale) })}</Typography>}
      <Stack sx={{ gap: 1.5, mt: notes.length ? 1.5 : 0 }}>
        {notes.map((note) => (
          <Note key={note.noteId} note={note} />
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {mayCall && (
          <Button size="small" onClick={() => setAsked('call')}>
            {t('credit.noteCall')}…
          </Button>
        )}
        {mayPromise && overdue > 0 && (
          <Button size="small" onClick={() => setAsked('promise')}>
            {t('credit.writePromise')}…
          </Button>
        )}
      </Stack>
      {asked === 'call' && <CallDialog accountId={accountId} contacts={contacts} onClose={close} />}
      {asked === 'promise' && <PromiseDialog accountId={accountId} onClose={close} />}
    </Panel>
  );
}

function Note({ note: { kind, text, about, by, at, day } }: { readonly note: OverdueStanding['notes'][number] }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {kind === 'promise' ? t('credit.promiseNote', { day: dayOnly(day, locale) }) : t('credit.callNote')}
        {text && ` ${text}`}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {[by, dayAndTime(at, locale), about && about !== by && t('credit.about', { name: about })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}
