import { Alert, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useMay } from '#admin/lib/use-rights.ts';
import { useSetup } from './use-setup.ts';

/** Until the shop is open, whoever can open it is led to what is missing. */
export function NotOpenYet() {
  const t = useTranslate();
  const maySetUp = useMay('setting');
  const { pathname } = useLocation();
  return maySetUp && !pathname.startsWith('/setup') ? (
    <Reminder text={t('setup.notOpenYet')} link={t('setup.goOn')} />
  ) : null;
}

function Reminder({ text, link }: { readonly text: string; readonly link: string }) {
  const { data } = useSetup();
  if (!data || data.isOpen) return null;
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {text}{' '}
      <Link component={RouterLink} to="/setup">
        {link}
      </Link>
    </Alert>
  );
}
