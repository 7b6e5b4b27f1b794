import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  Paper,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QuestionShown } from '#contracts/registration-form/registration-form.ts';
import { ASKED, QUESTION_KINDS } from '#domain/registration-form/registration-form.events.ts';

interface Props {
  readonly question: QuestionShown;
  readonly number: number;
  readonly last: boolean;
  readonly disabled: boolean;
  readonly onChange: (question: QuestionShown) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
const languages = ['en', 'fr'] as const;
const twoColumns = { display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

/** One question in both languages. */
export function QuestionCard({ question, number, last, disabled, onChange, onMove, onRemove }: Props) {
  const t = useTranslate();
  const set = (change: Partial<QuestionShown>) => onChange({ ...question, ...change });
  const name = t('customer.question.numbered', { number });
  return (
    <Paper component="fieldset" sx={{ p: 2, m: 0, border: '1px solid', borderColor: 'divider', minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1.5 }}>
        <Typography component="legend" sx={{ flex: 1, fontWeight: 600 }}>
          {name}
        </Typography>
        {!disabled && (
          <>
            <IconButton
              size="small"
              disabled={number === 1}
              onClick={() => onMove(-1)}
              aria-label={`${t('customer.question.up')} ${name}`}
            >
              <ArrowUpward fontSize="inherit" />
            </IconButton>
            <IconButton
              size="small"
              disabled={last}
              onClick={() => onMove(1)}
              aria-label={`${t('customer.question.down')} ${name}`}
            >
              <ArrowDownward fontSize="inherit" />
            </IconButton>
            <IconButton size="small" onClick={onRemove} aria-label={`${t('customer.remove')} ${name}`}>
              <Delete fontSize="inherit" />
            </IconButton>
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
              onChange={({ target }) =>
                onChange(choices.map((one, index) => (index === at ? { ...one, [language]: target.value } : one)))
              }
              slotProps={{ htmlInput: { maxLength: 80 } }}
            />
          ))}
          {!disabled && (
            <IconButton
              size="small"
              aria-label={t('customer.question.removeChoice', { number: at + 1 })}
              onClick={() => onChange(choices.filter((_, index) => index !== at))}
            >
              <Delete fontSize="inherit" />
            </IconButton>
          )}
        </Stack>
      ))}
      {!disabled && (
        <Button size="small" sx={{ alignSelf: 'start' }} onClick={() => onChange([...choices, { en: '', fr: '' }])}>
          {t('customer.question.addChoice')}
        </Button>
      )}
    </Stack>
  );
}
