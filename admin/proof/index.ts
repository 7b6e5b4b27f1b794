import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import { ProofPage } from './proof-page.tsx';

export const proof = { name: 'proof', icon: VerifiedUser, list: ProofPage };
