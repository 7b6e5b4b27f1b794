import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useInput, useLocaleState, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { weekdayName } from '#contracts/promotion/promotion-words.ts';
import type { PromotionFields } from './promotion.reader.ts';

type Hours = PromotionFields['hours'][number];

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const NEW: Hours = { days: [1, 2, 3, 4, 5], from: '08:00', until: '12:00' };

/** Hours of the week, by the shop's clock; none is all week. */
export function HoursInput() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { disabled } = useFormState();
  const { field } = useInput<readonly Hours[]>({ source: 'hours' });
  const hours = (field.value ?? []) as readonly Hours[];
  const set = (index: number, change: Partial<Hours>) =>
    field.onChange(hours.map((one, at) => (at === index ? { ...one, ...change } : one)));
  return (
    <Box>
      {hours.map((one, index) => (
        <Box key={index} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.75 }}>
          <ToggleButtonGroup
            size="small"
            value={one.days}
            disabled={disabled}
            aria-label={t('promotion.days')}
            onChange={(_event, days: number[]) => days.length && set(index, { days: [...days].sort() })}
          >
            {DAYS.map((day) => (
              <ToggleButton key={day} value={day} aria-label={weekdayName(day, locale)}>
                {weekdayName(day, locale, 'short')}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {(['from', 'until'] as const).map((end) => (
            <TextField
              key={end}
              size="small"
              fullWidth={false}
              label={t(`promotion.hours.${end}`)}
              value={one[end]}
              disabled={disabled}
              onChange={({ target }) => set(index, { [end]: target.value })}
              sx={{ width: 110 }}
              slotProps={{ htmlInput: { maxLength: 5, placeholder: 'HH:MM' } }}
            />
          ))}
          {!disabled && (
            <IconButton
              aria-label={t('promotion.hours.remove')}
              onClick={() => field.onChange(hours.filter((_, at) => at !== index))}
            >
              <Delete fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {!disabled && (
        <Button size="small" onClick={() => field.onChange([...hours, NEW])}>
          {t('promotion.hours.add')}
        </Button>
      )}
    </Box>
  );
}
