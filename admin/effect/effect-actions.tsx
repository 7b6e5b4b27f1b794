import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { useMay } from '#admin/lib/use-rights.ts';
import type { StuckEffectRow } from '#contracts/effect.ts';

interface Props {
  readonly chosen: readonly StuckEffectRow[];
  readonly onDone: () => void;
}

/**
 * "Try again" and "Give up" for all that are chosen; what may already have happened is only tried again after asking.
 */
export function EffectActions({ chosen, onDone }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<'retry' | 'giveUp' | undefined>();
  const mayDecide = useMay('effect');
  if (!mayDecide) return null;

  const effectIds = chosen.map(({ effectId }) => effectId);
  const mayHaveHappened = chosen.filter(({ status }) => status === 'ambiguous').length;
  const refresh = async () => {
    onDone();
    await queryClient.invalidateQueries({ queryKey: ['effect'] });
  };
  const retry = async () => {
    await client.post('admin/effect/retry', { effectIds });
    notify('effect.done.retry', { type: 'success', messageArgs: { smart_count: effectIds.length } });
    await refresh();
  };
  const giveUp = async (form: FormData) => {
    await client.post('admin/effect/giveup', { effectIds, reason: String(form.get('reason')) });
    await refresh();
  };

  return (
    <Stack direction="row" sx={{ gap: 1, mb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        variant="contained"
        disabled={!chosen.length}
        onClick={() =>
          mayHaveHappened
            ? setDialog('retry')
            : void retry().catch((error: Error) => notify(error.message, { type: 'error' }))
        }
      >
        {t('effect.action.retry')}
      </Button>
      <Button color="error" disabled={!chosen.length} onClick={() => setDialog('giveUp')}>
        {t('effect.action.giveUp')}…
      </Button>
      <Typography color="text.secondary">{t('effect.chosen', { smart_count: chosen.length })}</Typography>
      {dialog === 'retry' && (
        <CommandDialog title={t('effect.action.retry')} onClose={() => setDialog(undefined)} onSubmit={retry}>
          <Typography>{t('effect.mayHaveHappened', { smart_count: mayHaveHappened })}</Typography>
        </CommandDialog>
      )}
      {dialog === 'giveUp' && (
        <CommandDialog
          title={t('effect.giveUpTitle', { smart_count: chosen.length })}
          submit={t('effect.action.giveUp')}
          color="error"
          done="effect.done.giveUp"
          onClose={() => setDialog(undefined)}
          onSubmit={giveUp}
        >
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {chosen.map(({ effectId, job }) => (
              <li key={effectId}>{t(`effect.job.${job}`, { _: job })}</li>
            ))}
          </Box>
          <TextField
            name="reason"
            label={t('effect.giveUpReason')}
            required
            fullWidth
            autoFocus
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </CommandDialog>
      )}
    </Stack>
  );
}
