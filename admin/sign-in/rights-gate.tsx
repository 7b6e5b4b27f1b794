import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';

/** One's own sign-in is everybody's. */
const OWN = '/sign-in';

/** Whose role has no right reads nothing: they are told so, and whom to ask. */
export function RightsGate({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { data } = useQuery({ queryKey: ['sign-in', 'me'], queryFn: () => client.get('admin/session/me', {}) });
  if (data?.rights.length !== 0 || pathname.startsWith(OWN)) return children;
  return <Typography sx={{ p: 3 }}>{t('signIn.noRights')}</Typography>;
}
