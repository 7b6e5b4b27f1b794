import { Box, MenuItem, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { KeysHint } from '#admin/ui/keys-hint.tsx';

export interface WorkFilter {
  /** Empty for all. */
  readonly kind: string;
  readonly sort: 'age' | 'amount';
  readonly claimed: 'mine' | 'nobody' | 'all';
  readonly page: number;
}

const claims = ['all', 'nobody', 'mine'] as const;
const sorts = ['age', 'amount'] as const;

export function WorkFilters({
  filter,
  onChange,
}: {
  readonly filter: WorkFilter;
  readonly onChange: (change: Partial<WorkFilter>) => void;
}) {
  const t = useTranslate();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}>
      <TextField
        select
        fullWidth={false}
        size="small"
        variant="outlined"
        label={t('work.takenBy')}
        value={filter.claimed}
        onChange={({ target }) => onChange({ claimed: target.value as WorkFilter['claimed'] })}
        sx={{ flex: { xs: 1, sm: 'none' }, minWidth: { sm: 170 } }}
      >
        {claims.map((claimed) => (
          <MenuItem key={claimed} value={claimed}>
            {t(`work.claimed.${claimed}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth={false}
        size="small"
        variant="outlined"
        label={t('work.order')}
        value={filter.sort}
        onChange={({ target }) => onChange({ sort: target.value as WorkFilter['sort'] })}
        sx={{ flex: { xs: 1, sm: 'none' }, minWidth: { sm: 170 } }}
      >
        {sorts.map((sort) => (
          <MenuItem key={sort} value={sort}>
            {t(`work.sort.${sort}`)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ ml: 'auto' }}>
        <KeysHint>{t('work.keys')}</KeysHint>
      </Box>
    </Stack>
  );
}
