import { byReference } from './by-reference.ts';

/** A cheque that the buyer sends (spec 5: a reference number is required). */
export const check = byReference('check', {
  offered: 'PayByCheck',
  words: { en: 'CheckWords', fr: 'CheckWordsFr' },
  maximum: 'CheckMaximum',
});
