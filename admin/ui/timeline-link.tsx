import History from '@mui/icons-material/Timeline';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { timelinePath } from '#admin/lib/timeline-path.ts';

/** From a page about one thing to all that happened to it. */
export function TimelineLink({ subject }: { readonly subject: string }) {
  const t = useTranslate();
  return (
    <Button component={Link} to={timelinePath(subject)} startIcon={<History />} size="small">
      {t('history.timeline')}
    </Button>
  );
}
