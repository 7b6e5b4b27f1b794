import RateReview from '@mui/icons-material/RateReviewOutlined';
import { ReviewList } from './review-list.tsx';
import { ReviewPage } from './review-page.tsx';

export const review = { name: 'review', icon: RateReview, list: ReviewList, show: ReviewPage };
