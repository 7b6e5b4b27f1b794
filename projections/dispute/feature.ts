import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { disputeWork } from './dispute-work.ts';
import { disputeDescriptions } from './dispute.descriptions.ts';
import { disputeFunctions } from './dispute.queries.ts';
import { disputes } from './disputes.ts';

export const feature = {
  readModels: readModelList(disputes),
  descriptions: [disputeDescriptions],
  workKinds: [disputeWork],
  functions: (read: ReadSide) => ({ dispute: disputeFunctions(read) }),
  personalData: [
    personalRows(
      'disputes',
      disputes,
      ({ invoice_id, status, reason, amount, disputed_at, messages }, { caller }) => ({
        ...{ invoiceId: invoice_id, status, reason, amount, disputedAt: disputed_at },
        messages: messages.map(({ by, at, text }) => ({ at, text, from: by === caller.personId ? 'you' : 'shop' })),
      }),
      async ({ caller }) =>
        (query) =>
          void query.whereRaw('messages @> ?', [JSON.stringify([{ by: caller.personId }])]),
    ),
  ],
} satisfies ProjectionFeature;
