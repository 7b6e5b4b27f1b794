import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { onlyHeard } from './panel.tsx';

/** What one has not read yet, for the eye and the ear. */
export function UnreadMark() {
  const t = useTranslate();
  return (
    <Box component="span" sx={{ color: 'primary.main' }}>
      ●{' '}
      <Box component="span" sx={onlyHeard}>
        {t('conversation.unread')}
      </Box>
    </Box>
  );
}
