import { byReference } from './by-reference.ts';

/** An electronic funds transfer that the buyer makes (spec 5: a reference number is required). */
export const eft = byReference('eft', {
  offered: 'PayByEft',
  words: { en: 'EftWords', fr: 'EftWordsFr' },
  maximum: 'EftMaximum',
});
