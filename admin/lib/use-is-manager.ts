import { managers } from '#contracts/operation.ts';
import { useMay } from './use-may.ts';

/** Whether who is signed in may do what a manager may. */
export const useIsManager = (): boolean => useMay(managers);
