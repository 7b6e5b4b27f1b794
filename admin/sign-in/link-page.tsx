import { Box, Button, Paper, Typography } from '@mui/material';
import { type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useAttempt } from '#admin/lib/use-attempt.ts';

interface Props {
  /** Its texts are `<texts>.title`, `.intro`, `.submit` and `.noToken`. */
  readonly texts: string;
  readonly token: string;
  /** May throw: the page says why, and keeps what was typed. */
  readonly onSubmit: (form: FormData) => Promise<void>;
  readonly children: ReactNode;
}

/** A page that is opened by a link with a token, before anybody is signed in. */
export function LinkPage({ texts, token, onSubmit, children }: Props) {
  const t = useTranslate();
  const { attempt, problem, isBusy: busy } = useAttempt();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    await attempt(() => onSubmit(form));
  };
  return (
    <LinkFrame title={t(`${texts}.title`)} onSubmit={submit}>
      {token ? (
        <>
          <Typography>{t(`${texts}.intro`)}</Typography>
          {children}
          <Typography role="alert" color="error" sx={{ minHeight: 20 }}>
            {problem}
          </Typography>
          <Button type="submit" variant="contained" size="large" disabled={busy}>
            {t(`${texts}.submit`)}
          </Button>
        </>
      ) : (
        <Typography role="alert">{t(`${texts}.noToken`)}</Typography>
      )}
    </LinkFrame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** What stands alone in the middle of a page, before anybody is signed in. */
export const LinkFrame = ({ title, onSubmit, children }: FrameProps) => (
  <Box
    component="main"
    sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default', p: 2 }}
  >
    <Paper
      component={onSubmit ? 'form' : 'div'}
      onSubmit={onSubmit}
      sx={{ p: 3, width: '100%', maxWidth: 420, display: 'grid', gap: 2, borderTop: '3px solid #16212B' }}
    >
      <Typography variant="h5" component="h1">
        {title}
      </Typography>
      {children}
    </Paper>
  </Box>
);

/** What a link carries behind its #, where no server learns it. */
export const linked = (): URLSearchParams => new URLSearchParams(window.location.hash.slice(1));
/** A whole load: everything that was asked before was asked as nobody. */
export const enter = (): void => window.location.assign('/admin/');
