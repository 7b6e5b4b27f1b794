import Quiz from '@mui/icons-material/QuizOutlined';
import { RegistrationFormPage } from './registration-form-page.tsx';

export const registrationForm = { name: 'registration-form', icon: Quiz, list: RegistrationFormPage };
