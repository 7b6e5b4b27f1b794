// Every kind of price step, in the order in which they hold. A kind is one file and one line here.
import { freeForm } from './steps/free-form.ts';
import { freight } from './steps/freight.ts';
import { freightPromotion } from './steps/freight-promotion.ts';
import { lineDiscount } from './steps/line-discount.ts';
import { list } from './steps/list.ts';
import { listRule } from './steps/list-rule.ts';
import { override } from './steps/override.ts';
import { promotion } from './steps/promotion.ts';
import { quoteDiscount } from './steps/quote-discount.ts';
import { tax } from './steps/tax.ts';
import { tier } from './steps/tier.ts';
import { pricingWith } from './pricing-with.ts';

export const lineStepKinds = [
  list,
  freeForm,
  listRule,
  tier,
  override,
  promotion,
  lineDiscount,
  quoteDiscount,
] as const;
export const deliveryStepKinds = [freight, freightPromotion, tax] as const;

type StepOfKind<Kind> = Kind extends { amountOf(step: infer Step, ...more: never): unknown } ? Step : never;
export type LineStep = StepOfKind<(typeof lineStepKinds)[number]>;
export type DeliveryStep = StepOfKind<(typeof deliveryStepKinds)[number]>;
export type PriceStep = LineStep | DeliveryStep;

export const pricing = pricingWith<LineStep, DeliveryStep>(lineStepKinds, deliveryStepKinds);
