import { z } from 'zod';
import type { SettingName } from '../../setting/setting-definitions.ts';
import { definePaymentMethod } from './payment-method.ts';

/** Settings of a method whose money comes by another way. */
export interface OfReference {
  /** Switches it on. */
  readonly offered: SettingName;
  /** The dealer's own words on how to pay, such as the bank account, by language. */
  readonly words: { readonly en: SettingName; readonly fr: SettingName };
  /** The most that may be paid so of one order. */
  readonly maximum: SettingName;
}

/** Money that comes later and is found by a reference, which the buyer gives (spec 5). */
export const byReference = <const Method extends string>(method: Method, settings: OfReference) => ({
  ...definePaymentMethod({
    method,
    moneyComes: 'later',
    maximum: settings.maximum,
    reference: 'reference',
    details: { reference: z.string().trim().min(1, 'reference_required').max(60) },
    option: { words: z.string() },
  }),
  settings,
});
