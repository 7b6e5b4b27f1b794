import Rule from '@mui/icons-material/RuleOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { ReconciliationList } from './reconciliation-list.tsx';
import { ReconciliationPage } from './reconciliation-page.tsx';
import { reconciliationReader } from './reconciliation.reader.ts';

export const feature = {
  texts: ['admin-reconciliation'],
  screens: [
    {
      name: 'reconciliation',
      icon: Rule,
      list: ReconciliationList,
      show: ReconciliationPage,
      menu: ['sales', 57],
      reader: reconciliationReader,
    },
  ],
} satisfies BackOfficeFeature;
