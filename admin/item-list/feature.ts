import type { BackOfficeFeature } from '#admin/lib/feature.ts';

/** Shown on the customer's page (admin/app/pages). */
export const feature = { texts: ['admin-item-list'], screens: [] } satisfies BackOfficeFeature;
