import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { captchaQueries } from './captcha.queries.ts';

export const feature = {
  queries: () => captchaQueries,
} satisfies ProjectionFeature;
