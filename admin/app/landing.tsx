import { useHasRight } from '#admin/lib/use-rights.ts';
import { Navigate } from 'react-router-dom';

/** A manager begins the day with the numbers, everybody else with what waits. */
export const Landing = () => <Navigate to={useHasRight('credit') ? '/dashboard' : '/work'} replace />;
