import Campaign from '@mui/icons-material/CampaignOutlined';
import { BannerCreate, BannerList, BannerShow } from './banner-editor.tsx';

export const banner = { name: 'banner', icon: Campaign, list: BannerList, create: BannerCreate, show: BannerShow };
