import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { giftRecipientDescriptions } from './gift-recipient.descriptions.ts';
import { giftRecipientFunctions } from './gift-recipient.functions.ts';
import { giftRecipients } from './gift-recipients.ts';

export const feature = {
  readModels: readModelList(giftRecipients),
  descriptions: [giftRecipientDescriptions],
  functions: (read: ReadSide) => ({ giftRecipient: giftRecipientFunctions(read) }),
} satisfies ProjectionFeature;
