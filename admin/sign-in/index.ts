import Lock from '@mui/icons-material/LockOutlined';
import { SignInPage } from './sign-in-page.tsx';

export const signIn = { name: 'sign-in', icon: Lock, list: SignInPage };
