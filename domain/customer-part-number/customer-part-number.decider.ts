import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import {
  compactPartNumber,
  PART_NUMBER_LIMITS,
  partNumberFault,
} from '#domain/shared/customer-part-number/part-number.ts';
import type { CustomerPartNumberEvent, PartNumber, PartNumberSource } from './customer-part-number.events.ts';
import {
  allPartNumbers,
  evolve,
  initialState,
  partNumberIn,
  type PartNumberState,
} from './customer-part-number.state.ts';

export type CustomerPartNumberCommand = { readonly accountId: string } & (
  | {
      readonly type: 'AddPartNumbers';
      readonly source: PartNumberSource;
      readonly numbers: readonly PartNumber[];
      /**
       * What becomes of one that stands for another item: it is refused, or replaced; or it is kept, as is everything
       * where there is no room.
       */
      readonly taken: 'refused' | 'replaced' | 'kept';
    }
  /** By somebody who saw what it was. */
  | {
      readonly type: 'ChangePartNumber';
      readonly source: PartNumberSource;
      readonly seen: PartNumber;
      readonly to: PartNumber;
    }
  | { readonly type: 'RemovePartNumbers'; readonly numbers: readonly string[] }
  /** By somebody who saw how many there are. */
  | { readonly type: 'RemoveAllPartNumbers'; readonly seen: number }
);

const { perAccount: most, perEvent } = PART_NUMBER_LIMITS;

export const customerPartNumber: Decider<PartNumberState, CustomerPartNumberCommand, CustomerPartNumberEvent> = {
  initialState,
  evolve,
  snapshotVersion: 1,

  decide(command, state) {
    const { accountId } = command;
    switch (command.type) {
      case 'AddPartNumbers':
        return added(command, state);
      case 'ChangePartNumber':
        return changed(command, state);
      case 'RemovePartNumbers': {
        const named = new Map(command.numbers.map((number) => [compactPartNumber(number), number]));
        return removed(
          accountId,
          [...named.values()].flatMap((number) => partNumberIn(state, number) ?? []),
        );
      }
      case 'RemoveAllPartNumbers':
        if (!state.count) return [];
        return command.seen === state.count
          ? removed(accountId, allPartNumbers(state))
          : refuse('part_numbers_changed_meanwhile', { there: state.count });
      default:
        return unreachable(command);
    }
  },
};

function added(
  { accountId, source, numbers, taken }: Extract<CustomerPartNumberCommand, { type: 'AddPartNumbers' }>,
  state: PartNumberState,
): CustomerPartNumberEvent[] {
  const wanted = new Map(numbers.map((number) => [compactPartNumber(number.number), checked(number)]));
  const [news, others]: [PartNumber[], (PartNumber & { before: PartNumber })[]] = [[], []];
  for (const number of wanted.values()) {
    const before = partNumberIn(state, number.number);
    if (!before) news.push(number);
    else if (taken === 'kept' || isSame(before, number)) continue;
    else if (taken === 'refused' && before.itemNumber !== number.itemNumber)
      return refuse('part_number_taken', { number: before.number, itemNumber: before.itemNumber });
    else others.push({ ...number, before });
  }
  const room = most - state.count;
  if (news.length > room && taken !== 'kept') return refuse('part_numbers_full', { most, room: Math.max(0, room) });
  return [
    ...inEvents(news.slice(0, Math.max(0, room))).map((part): CustomerPartNumberEvent => ({
      type: 'CustomerPartNumbersAdded',
      data: { accountId, source, numbers: part },
    })),
    ...inEvents(others).map((part): CustomerPartNumberEvent => ({
      type: 'CustomerPartNumbersChanged',
      data: { accountId, source, numbers: part },
    })),
  ];
}

function changed(
  { accountId, source, seen, to }: Extract<CustomerPartNumberCommand, { type: 'ChangePartNumber' }>,
  state: PartNumberState,
): CustomerPartNumberEvent[] {
  const [before, there] = [partNumberIn(state, seen.number), partNumberIn(state, to.number)];
  const next = checked(to);
  // Done already, by this press or another one.
  if (there && isSame(there, next) && (!before || before === there)) return [];
  if (!before) return notFound('part_number_not_found', { number: seen.number });
  if (before.itemNumber !== seen.itemNumber)
    return refuse('part_number_changed_meanwhile', { number: before.number, itemNumber: before.itemNumber });
  if (there && there !== before)
    return refuse('part_number_taken', { number: there.number, itemNumber: there.itemNumber });
  if (there)
    return [{ type: 'CustomerPartNumbersChanged', data: { accountId, source, numbers: [{ ...next, before }] } }];
  return [
    ...removed(accountId, [before]),
    { type: 'CustomerPartNumbersAdded', data: { accountId, source, numbers: [next] } },
  ];
}

const removed = (accountId: string, numbers: readonly PartNumber[]): CustomerPartNumberEvent[] =>
  inEvents(numbers).map((part) => ({ type: 'CustomerPartNumbersRemoved', data: { accountId, numbers: part } }));

/** @throws DomainError naming what is wrong with it */
function checked(number: PartNumber): PartNumber {
  const fault = partNumberFault(number.number);
  return fault
    ? refuse(fault, { number: number.number, most: PART_NUMBER_LIMITS.characters }, 'invalid')
    : { number: number.number, itemNumber: number.itemNumber };
}

const inEvents = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / perEvent) }, (_, at) => all.slice(at * perEvent, (at + 1) * perEvent));

const isSame = (a: PartNumber, b: PartNumber): boolean => a.number === b.number && a.itemNumber === b.itemNumber;
