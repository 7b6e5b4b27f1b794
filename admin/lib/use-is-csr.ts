import { csrs } from '#contracts/operation.ts';
import { useMay } from './use-may.ts';

/** Whether who is signed in may do what a CSR may. */
export const useIsCsr = (): boolean => useMay(csrs);
