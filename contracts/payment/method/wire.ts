import { byReference } from './by-reference.ts';

/** A wire transfer that the buyer makes (spec 5: a reference number is required). */
export const wire = byReference('wire', {
  offered: 'PayByWire',
  words: { en: 'WireWords', fr: 'WireWordsFr' },
  maximum: 'WireMaximum',
});
