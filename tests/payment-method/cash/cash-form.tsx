import { referenceForm } from '../reference-form.tsx';
import { cash } from './cash.ts';

export const CashForm = referenceForm(cash.contract);
