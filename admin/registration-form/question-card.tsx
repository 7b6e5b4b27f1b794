import { Box, Button, Checkbox, FormControlLabel, Paper, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MoveRow, RemoveRow } from '#admin/ui/record-form/row-buttons.tsx';
import { rowsOf } from '#admin/ui/record-form/rows.ts';
import type { QuestionShown } from '#contracts/registration-form/registration-form.ts';
import { ASKED, QUESTION_KINDS } from '#domain/registration-form/registration-form.events.ts';

interface Props {
  readonly question: QuestionShown;
  readonly at: number;
  readonly count: number;
  readonly disabled: boolean;
  readonly onChange: (question: QuestionShown) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
const languages = ['en', 'fr'] as const;
const twoColumns = { display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

/** One question in both languages. */
export function QuestionCard({ question, at, count, disabled, onChange, onMove, onRemove }: Props) {
  const t = useTranslate();
  const set = (change: Partial<QuestionShown>) => onChange({ ...question, ...change });
  const name = t('customer.question.numbered', { number: at + 1 });
  return (
    <Paper component="fieldset" sx={{ p: 2, m: 0, border: '1px solid', borderColor: 'divider', minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1.5 }}>
        <Typography component="legend" sx={{ flex: 1, fontWeight: 600 }}>
          {name}
        </Typography>
        {!disabled && (
          <>
            <MoveRow
              at={at}
              count={count}
              labels={{ up: `${t('customer.question.up')} ${name}`, down: `${t('customer.question.down')} ${name}` }}
              onMove={onMove}
            />
            <RemoveRow label={`${t('customer.remove')} ${name}`} onClick={onRemove} />
          </>
        )}
      </Stack>
      <Stack sx={{ gap: 1.5 }}>
        <Box sx={twoColumns}>
          {languages.map((language) => (
            <TextField
              key={language}
              size="small"
              label={t(`customer.question.label.${language}`)}
              value={question.label[language]}
              disabled={disabled}
              required
              onChange={({ target }) => set({ label: { ...question.label, [language]: target.value } })}
              slotProps={{ htmlInput: { maxLength: 160 } }}
            />
          ))}
          {languages.map((language) => (
            <TextField
              key={language}
              size="small"
              label={t(`customer.question.help.${language}`)}
              value={question.help[language]}
              disabled={disabled}
              onChange={({ target }) => set({ help: { ...question.help, [language]: target.value } })}
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
          ))}
          <TextField
            select
            size="small"
            label={t('customer.question.kindName')}
            value={question.kind}
            disabled={disabled}
            onChange={({ target }) => set({ kind: target.value as QuestionShown['kind'] })}
            slotProps={native}
          >
            {QUESTION_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`customer.question.kind.${kind}`)}
              </option>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label={t('customer.question.askedOf')}
            value={question.asked}
            disabled={disabled}
            onChange={({ target }) => set({ asked: target.value as QuestionShown['asked'] })}
            slotProps={native}
          >
            {ASKED.map((asked) => (
              <option key={asked} value={asked}>
                {t(`customer.question.asked.${asked}`)}
              </option>
            ))}
          </TextField>
        </Box>
        {question.kind === 'choice' && (
          <Choices choices={question.choices} disabled={disabled} onChange={(choices) => set({ choices })} />
        )}
        <FormControlLabel
          control={
            <Checkbox
              checked={question.required}
              disabled={disabled}
              onChange={({ target }) => set({ required: target.checked })}
            />
          }
          label={t('customer.question.required')}
        />
      </Stack>
    </Paper>
  );
}

interface ChoicesProps {
  readonly choices: QuestionShown['choices'];
  readonly disabled: boolean;
  readonly onChange: (choices: QuestionShown['choices']) => void;
}

function Choices({ choices, disabled, onChange }: ChoicesProps) {
  const t = useTranslate();
  const { set, add, remove } = rowsOf(choices, onChange);
  return (
    <Stack sx={{ gap: 1 }}>
      {choices.map((choice, at) => (
        <Stack key={at} direction="row" sx={{ gap: 1 }}>
          {languages.map((language) => (
            <TextField
              key={language}
              size="small"
              sx={{ flex: 1 }}
              label={t(`customer.question.choice.${language}`, { number: at + 1 })}
              value={choice[language]}
              disabled={disabled}
              onChange={({ target }) => set(at, { [language]: target.value })}
              slotProps={{ htmlInput: { maxLength: 80 } }}
            />
          ))}
          {!disabled && (
            <RemoveRow label={t('customer.question.removeChoice', { number: at + 1 })} onClick={() => remove(at)} />
          )}
        </Stack>
      ))}
      {!disabled && (
        <Button size="small" sx={{ alignSelf: 'start' }} onClick={() => add({ en: '', fr: '' })}>
          {t('customer.question.addChoice')}
        </Button>
      )}
    </Stack>
  );
}
