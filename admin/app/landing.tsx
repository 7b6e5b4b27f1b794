import { usePermissions } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { Right } from '#domain/shared/rights.ts';

/** A manager begins the day with the numbers, an auditor with histories, everybody else with what waits. */
export function Landing() {
  const { permissions, isPending } = usePermissions<readonly Right[]>();
  if (isPending) return null;
  const page = permissions?.includes('credit') ? 'dashboard' : permissions?.includes('audit') ? 'history' : 'work';
  return <Navigate to={`/${page}`} replace />;
}
