import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { PaymentPanel } from '../payment-panel.ts';

/** The number of the certificate, not its code. */
export const GiftCertificatePanel: PaymentPanel = ({ payment: { text } }) => (
  <Link component={RouterLink} to={`/gift-certificate?filter=${encodeURIComponent(JSON.stringify({ search: text }))}`}>
    {text}
  </Link>
);
