import type { CustomerPartNumberEvent, PartNumber } from '#domain/customer-part-number/customer-part-number.events.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

/** A sentence names so many; the event itself has all. */
const NAMED = 10;

function named<T>(numbers: readonly T[], say: (number: T) => string, format: EventFormatter): string {
  const some = numbers.slice(0, NAMED).map(say);
  return format.list(numbers.length > NAMED ? [...some, `+${numbers.length - NAMED}`] : some);
}

const meaning = ({ number, itemNumber }: PartNumber) => `${number} → ${itemNumber}`;

export const customerPartNumberDescriptions = defineDescriptions<CustomerPartNumberEvent>({
  category: 'customer-part-number',
  group: 'account',
  belongs: { of: 'account' },
  of: {
    CustomerPartNumbersAdded: ({ data: { source, numbers } }, _before, format) => ({
      count: numbers.length,
      how: format.term(`part-number-${source}`),
      numbers: named(numbers, meaning, format),
    }),
    CustomerPartNumbersChanged: ({ data: { source, numbers } }, _before, format) => ({
      count: numbers.length,
      how: format.term(`part-number-${source}`),
      numbers: named(numbers, (one) => `${meaning(one.before)} ⇒ ${meaning(one)}`, format),
    }),
    CustomerPartNumbersRemoved: ({ data: { numbers } }, _before, format) => ({
      count: numbers.length,
      numbers: named(numbers, meaning, format),
    }),
  },
});
