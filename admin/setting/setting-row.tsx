import Timeline from '@mui/icons-material/Timeline';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { definitionOf, type SettingName } from '#contracts/setting/setting-definitions.ts';
import { useHasRight } from '#admin/lib/use-rights.ts';
import { timelinePath } from '#admin/ui/timeline-link.tsx';
import { SettingInput } from './setting-input.tsx';

/** One setting: what it does, who changed it when, and its value. */
export function SettingRow({ name }: { readonly name: SettingName }) {
  const t = useTranslate();
  const label = t(`setting.of.${name}.label`);
  const { type, right } = definitionOf(name);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr) 340px' },
        gap: 1,
        alignItems: 'start',
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box id={`setting-${name}`} sx={{ scrollMarginTop: 64 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {label}{' '}
          <IconButton
            component={Link}
            to={timelinePath(`stream:setting-${name}`)}
            size="small"
            aria-label={t('setting.historyOf', { label })}
            title={t('setting.historyOf', { label })}
          >
            <Timeline fontSize="inherit" />
          </IconButton>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t(`setting.of.${name}.help`)}
        </Typography>
      </Box>
      <Box component="fieldset" disabled={!useHasRight(right ?? 'setting')} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <SettingInput name={name} type={type} label={label} />
      </Box>
    </Box>
  );
}
