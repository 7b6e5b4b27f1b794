import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

export const mono = { fontFamily: '"IBM Plex Mono", monospace', overflowWrap: 'anywhere' } as const;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: (() => void) | undefined;
}

/** Shown once: only their hashes are kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTranslate();
  return (
    <>
      <DialogContent>
        <Typography role="status" sx={{ mb: 2 }}>
          {t('signIn.recoveryIntro')}
        </Typography>
        <Box component="ul" sx={{ ...mono, columns: { sm: 2 }, m: 0, pl: 3 }}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button
          component="a"
          href={`data:text/plain,${encodeURIComponent(codes.join('\n'))}`}
          download="millwright-codes.txt"
        >
          {t('signIn.saveCodes')}
        </Button>
        <Button variant="contained" onClick={onKept} autoFocus>
          {t('signIn.codesKept')}
        </Button>
      </DialogActions>
    </>
  );
}
