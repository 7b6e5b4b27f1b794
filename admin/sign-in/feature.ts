import Lock from '@mui/icons-material/LockOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { SignInPage } from './sign-in-page.tsx';
import { AdministratorPage } from './administrator-page.tsx';
import { JoinPage } from './join-page.tsx';

export const feature = {
  screens: [{ name: 'sign-in', icon: Lock, list: SignInPage }],
  pages: [
    { path: '/administrator', Page: AdministratorPage, isBare: true },
    { path: '/join', Page: JoinPage, isBare: true },
  ],
} satisfies BackOfficeFeature;
