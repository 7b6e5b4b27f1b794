import { referenceForm } from '../reference-form.tsx';
import { check } from './check.ts';

export const CheckForm = referenceForm(check.contract);
