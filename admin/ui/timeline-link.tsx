import History from '@mui/icons-material/Timeline';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Address of the page with all that happened to a subject, e.g. `order:<id>`. */
export const timelinePath = (subject: string): string => `/history/${encodeURIComponent(subject)}/show`;

/** From a page about one thing to all that happened to it. */
export function TimelineLink({ subject }: { readonly subject: string }) {
  const t = useTranslate();
  return (
    <Button component={Link} to={timelinePath(subject)} startIcon={<History />} size="small">
      {t('history.timeline')}
    </Button>
  );
}
