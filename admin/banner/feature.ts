import Campaign from '@mui/icons-material/CampaignOutlined';
import { contentReader } from '#admin/ui/content/content-calls.ts';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { BannerCreate, BannerList, BannerShow } from './banner-editor.tsx';

export const feature = {
  screens: [
    {
      name: 'banner',
      icon: Campaign,
      list: BannerList,
      create: BannerCreate,
      show: BannerShow,
      menu: ['shop', 50],
      reader: contentReader('banner'),
    },
  ],
} satisfies BackOfficeFeature;
