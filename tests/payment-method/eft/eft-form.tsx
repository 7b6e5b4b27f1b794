import { referenceForm } from '../reference-form.tsx';
import { eft } from './eft.ts';

export const EftForm = referenceForm(eft.contract);
