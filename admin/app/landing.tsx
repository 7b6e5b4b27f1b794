import { usePermissions } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { Right } from '#domain/shared/rights.ts';
import { useSetup } from '#admin/setup/use-setup.ts';

/**
 * A manager begins the day with the numbers, an auditor with histories, everybody else with what waits; and who can open
 * the shop with what it still lacks.
 */
export function Landing() {
  const { permissions, isPending } = usePermissions<readonly Right[]>();
  const setup = useSetup();
  if (isPending || setup.isPending) return null;
  if (setup.data && !setup.data.isOpen && permissions?.includes('setting')) return <Navigate to="/setup" replace />;
  const page = permissions?.includes('credit') ? 'dashboard' : permissions?.includes('audit') ? 'history' : 'work';
  return <Navigate to={`/${page}`} replace />;
}
