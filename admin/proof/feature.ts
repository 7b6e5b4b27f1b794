import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { ProofPage } from './proof-page.tsx';

export const feature = {
  screens: [{ name: 'proof', icon: VerifiedUser, list: ProofPage, menu: ['history', 30] }],
} satisfies BackOfficeFeature;
