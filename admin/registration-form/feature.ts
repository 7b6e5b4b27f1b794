import Quiz from '@mui/icons-material/QuizOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { RegistrationFormPage } from './registration-form-page.tsx';

export const feature = {
  screens: [{ name: 'registration-form', icon: Quiz, list: RegistrationFormPage, menu: ['shop', 150] }],
} satisfies BackOfficeFeature;
