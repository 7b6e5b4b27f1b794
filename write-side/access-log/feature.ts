import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { accessLogFunctions } from './record-access.ts';

export const feature = {
  functions: { accessLog: accessLogFunctions },
} satisfies WriteFeature;
