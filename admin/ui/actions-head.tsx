import { Box, TableCell } from '@mui/material';
import { useTranslate } from 'react-admin';
import { onlyHeard } from './panel.tsx';

/** What a column of buttons is called by who hears the table. */
export function ActionsLabel() {
  const t = useTranslate();
  return (
    <Box component="span" sx={onlyHeard}>
      {t('list.actions')}
    </Box>
  );
}

/** The head of a column of buttons. */
export const ActionsHead = () => (
  <TableCell>
    <ActionsLabel />
  </TableCell>
);
