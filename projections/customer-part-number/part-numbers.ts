import {
  customerPartNumberStream,
  type CustomerPartNumberEvent,
  type PartNumber,
} from '#domain/customer-part-number/customer-part-number.events.ts';
import { compactPartNumber } from '#domain/shared/customer-part-number/part-number.ts';
import { defineReadModel, put, remove, type Change } from '#platform/kernel/read-model/read-model.ts';

export interface PartNumberRow {
  readonly id: string;
  readonly account_id: string;
  readonly compact: string;
  readonly number: string;
  readonly item_number: string;
}

export const partNumberKey = (accountId: string, number: string): string => `${accountId}|${compactPartNumber(number)}`;

const putNumber = (accountId: string, { number, itemNumber }: PartNumber): Change<PartNumberRow> => {
  const id = partNumberKey(accountId, number);
  const compact = compactPartNumber(number);
  return put(id, { id, account_id: accountId, compact, number, item_number: itemNumber });
};

/** Finds the item that an account calls so. */
export const partNumbers = defineReadModel<PartNumberRow, CustomerPartNumberEvent>({
  name: 'customer_part_number',
  version: 1,
  key: 'id',
  columns: { id: 'text', account_id: 'text', compact: 'text', number: 'text', item_number: 'text' },
  // In the order of bytes, by which whatever begins alike stands together.
  indexes: ['(account_id, compact collate "C")'],
  streams: ({ account_id }) => [customerPartNumberStream(account_id)],
  on: {
    CustomerPartNumbersAdded: ({ data: { accountId, numbers } }) => numbers.map((one) => putNumber(accountId, one)),
    CustomerPartNumbersChanged: ({ data: { accountId, numbers } }) => numbers.map((one) => putNumber(accountId, one)),
    CustomerPartNumbersRemoved: ({ data: { accountId, numbers } }) =>
      numbers.map(({ number }) => remove<PartNumberRow>(partNumberKey(accountId, number))),
  },
});

export interface NumbersOfItemRow {
  readonly id: string;
  readonly account_id: string;
  readonly item_number: string;
  /** In the order in which they came. */
  readonly numbers: readonly string[];
}

export const numbersOfItemKey = (accountId: string, itemNumber: string): string => `${accountId}|${itemNumber}`;

const ofItem = (
  accountId: string,
  itemNumber: string,
  change: (numbers: readonly string[]) => readonly string[],
): Change<NumbersOfItemRow> => {
  const id = numbersOfItemKey(accountId, itemNumber);
  return {
    key: id,
    apply(row) {
      const numbers = change(row?.numbers ?? []);
      return numbers.length ? { id, account_id: accountId, item_number: itemNumber, numbers } : undefined;
    },
  };
};
const also = (accountId: string, { number, itemNumber }: PartNumber) =>
  ofItem(accountId, itemNumber, (numbers) => [...numbers, number]);
const noMore = (accountId: string, { number, itemNumber }: PartNumber) =>
  ofItem(accountId, itemNumber, (numbers) => numbers.filter((one) => one !== number));

/** What an account calls an item. */
export const numbersOfItems = defineReadModel<NumbersOfItemRow, CustomerPartNumberEvent>({
  name: 'customer_part_number_of_item',
  version: 1,
  key: 'id',
  columns: { id: 'text', account_id: 'text', item_number: 'text', numbers: 'text[]' },
  streams: ({ account_id }) => [customerPartNumberStream(account_id)],
  on: {
    CustomerPartNumbersAdded: ({ data: { accountId, numbers } }) => numbers.map((one) => also(accountId, one)),
    CustomerPartNumbersChanged: ({ data: { accountId, numbers } }) =>
      numbers.flatMap(({ before, ...after }) => [noMore(accountId, before), also(accountId, after)]),
    CustomerPartNumbersRemoved: ({ data: { accountId, numbers } }) => numbers.map((one) => noMore(accountId, one)),
  },
});

export interface PartNumberCountRow {
  readonly account_id: string;
  readonly count: number;
}

const counted = (accountId: string, more: number): Change<PartNumberCountRow> => ({
  key: accountId,
  apply: (row) => ({ account_id: accountId, count: (row?.count ?? 0) + more }),
});

/** How many numbers accounts have. Most have none, and are asked for no more than that. */
export const partNumberCounts = defineReadModel<PartNumberCountRow, CustomerPartNumberEvent>({
  name: 'customer_part_number_count',
  version: 1,
  key: 'account_id',
  columns: { account_id: 'text', count: 'integer' },
  streams: ({ account_id }) => [customerPartNumberStream(account_id)],
  on: {
    CustomerPartNumbersAdded: ({ data: { accountId, numbers } }) => counted(accountId, numbers.length),
    CustomerPartNumbersRemoved: ({ data: { accountId, numbers } }) => counted(accountId, -numbers.length),
  },
});
