import ManageHistory from '@mui/icons-material/ManageHistory';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAsOfBar } from '#admin/lib/use-as-of-bar.ts';
import { TimelineLink } from './timeline-link.tsx';

/** From a page about one thing to all that happened to it, and to how it stood at another time. */
export function HistoryButtons({ subject }: { readonly subject: string }) {
  const t = useTranslate();
  const { isShown, toggle } = useAsOfBar();
  return (
    <>
      <TimelineLink subject={subject} />
      <Button size="small" startIcon={<ManageHistory />} aria-expanded={isShown} onClick={toggle}>
        {t('replay.asOf')}
      </Button>
    </>
  );
}
