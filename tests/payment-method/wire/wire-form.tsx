import { referenceForm } from '../reference-form.tsx';
import { wire } from './wire.ts';

export const WireForm = referenceForm(wire.contract);
