import type { BackOfficeFeature } from '#admin/lib/feature.ts';

/** Shown on the customer's page (admin/app/pages). */
export const feature = { texts: ['admin-customer-part-number'], screens: [] } satisfies BackOfficeFeature;
