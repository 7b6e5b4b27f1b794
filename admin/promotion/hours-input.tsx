import { Box, Button, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { RemoveRow } from '#admin/ui/record-form/row-buttons.tsx';
import { useRows } from '#admin/ui/record-form/rows.ts';
import { weekdayName } from '#contracts/promotion/promotion-words.ts';
import type { PromotionFields } from './promotion.reader.ts';

type Hours = PromotionFields['hours'][number];

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const NEW: Hours = { days: [1, 2, 3, 4, 5], from: '08:00', until: '12:00' };

/** Hours of the week, by the shop's clock; none is all week. */
export function HoursInput() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { rows: hours, set, add, remove, disabled } = useRows<Hours>('hours');
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
          {!disabled && <RemoveRow label={t('promotion.hours.remove')} onClick={() => remove(index)} />}
        </Box>
      ))}
      {!disabled && (
        <Button size="small" onClick={() => add(NEW)}>
          {t('promotion.hours.add')}
        </Button>
      )}
    </Box>
  );
}
