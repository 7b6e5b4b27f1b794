import type { OpeningHours } from '#domain/branch/branch.events.ts';
import { recordDescriptions } from '#projections/shared/event-descriptions/record-descriptions.ts';

export const branchDescriptions = recordDescriptions({
  category: 'branch',
  group: 'setting',
  things: [
    {
      thing: 'Branch',
      idField: 'branch',
      show: (field, value) =>
        field === 'hours'
          ? (value as unknown as readonly OpeningHours[])
              .map(({ from, to }) => (from ? `${from}–${to}` : '–'))
              .join(', ')
          : undefined,
    },
  ],
});
