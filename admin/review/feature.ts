import RateReview from '@mui/icons-material/RateReviewOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewPage } from './review-page.tsx';
import { reviewReader } from './review.reader.ts';

export const feature = {
  texts: ['admin-review'],
  screens: [
    { name: 'review', icon: RateReview, list: ReviewList, show: ReviewPage, menu: ['sales', 90], reader: reviewReader },
  ],
} satisfies BackOfficeFeature;
