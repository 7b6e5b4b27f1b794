import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { useMay } from '#admin/lib/use-rights.ts';
import type { StuckEffectRow } from '#contracts/effect/effect.ts';

interface Props {
  readonly chosen: readonly StuckEffectRow[];
  readonly onDone: () => void;
}

/**
 * "Try again" and "Give up" for all that are chosen; what may already have happened is only tried again after asking.
 */
export function EffectActions({ chosen, onDone }: Props) {
  const t = useTranslate();
  const { run, refresh: readAnew } = useCommand(['effect']);
  const [dialog, setDialog] = useState<'retry' | 'putOff' | 'giveUp' | undefined>();
  const mayDecide = useMay('effect');
  if (!mayDecide) return null;

  const effectIds = chosen.map(({ effectId }) => effectId);
  const mayHaveHappened = chosen.filter(({ status }) => status === 'ambiguous').length;
  const refresh = async () => {
    onDone();
    await readAnew();
  };
  const retry = async () => {
    await client.post('admin/effect/retry', { effectIds });
    onDone();
  };
  const putOff = async (form: FormData) => {
    const until = new Date(String(form.get('until'))).toISOString();
    await client.post('admin/effect/putoff', { effectIds, until, reason: String(form.get('reason')) });
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
            : void run(retry, () => ({ text: 'effect.done.retry', args: { smart_count: effectIds.length } }))
        }
      >
        {t('effect.action.retry')}
      </Button>
      <Button variant="outlined" disabled={!chosen.length} onClick={() => setDialog('putOff')}>
        {t('effect.action.putOff')}…
      </Button>
      <Button color="error" disabled={!chosen.length} onClick={() => setDialog('giveUp')}>
        {t('effect.action.giveUp')}…
      </Button>
      <Typography color="text.secondary">{t('effect.chosen', { smart_count: chosen.length })}</Typography>
      {dialog === 'retry' && (
        <CommandDialog
          title={t('effect.action.retry')}
          onClose={() => setDialog(undefined)}
          onSubmit={async () =>
            void (await run(retry, () => ({ text: 'effect.done.retry', args: { smart_count: effectIds.length } })))
          }
        >
          <Typography>{t('effect.mayHaveHappened', { smart_count: mayHaveHappened })}</Typography>
        </CommandDialog>
      )}
      {dialog === 'putOff' && (
        <CommandDialog
          title={t('effect.putOffTitle', { smart_count: chosen.length })}
          submit={t('effect.action.putOff')}
          done="effect.done.putOff"
          onClose={() => setDialog(undefined)}
          onSubmit={putOff}
        >
          <Chosen of={chosen} />
          {mayHaveHappened > 0 && (
            <Typography>{t('effect.mayHaveHappened', { smart_count: mayHaveHappened })}</Typography>
          )}
          <TextField
            name="until"
            type="datetime-local"
            label={t('effect.until')}
            defaultValue={tomorrowMorning()}
            required
            autoFocus
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <ReasonField />
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
          <Chosen of={chosen} />
          <ReasonField />
        </CommandDialog>
      )}
    </Stack>
  );
}

function Chosen({ of }: { readonly of: Props['chosen'] }) {
  const t = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {of.map(({ effectId, job }) => (
        <li key={effectId}>{t(`effect.job.${job}`, { _: job })}</li>
      ))}
    </Box>
  );
}

function ReasonField() {
  const t = useTranslate();
  return (
    <TextField
      name="reason"
      label={t('effect.giveUpReason')}
      required
      fullWidth
      multiline
      minRows={2}
      slotProps={{ htmlInput: { maxLength: 300 } }}
    />
  );
}

/** 8 o'clock of the reader, as the field wants it. */
function tomorrowMorning(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T08:00`;
}
