import PhoneInTalk from '@mui/icons-material/PhoneInTalkOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { CollectionList } from './collection-list.tsx';
import { collectionReader } from './collection.reader.ts';

/** What is overdue of an account is shown on the customer's page, too (admin/app/pages). */
export const feature = {
  texts: ['admin-credit'],
  screens: [
    { name: 'collection', icon: PhoneInTalk, list: CollectionList, menu: ['sales', 55], reader: collectionReader },
  ],
} satisfies BackOfficeFeature;
