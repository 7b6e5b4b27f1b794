import { own } from '#domain/shared/dictionary.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { MasterDataCommand } from '#domain/shared/master-data.ts';
import { recordKind, type Records } from '#domain/shared/records.ts';
import { placeFault } from '#domain/shared/regions.ts';
import { DAYS_OF_WEEK, type BranchData, type BranchEvent } from './branch.events.ts';

export interface BranchState {
  readonly branches: Records<BranchData>;
}

const kind = recordKind<'Branch', 'branch', BranchData>('Branch', 'branch');
const MAX_BRANCHES = 1_000;

/** @throws DomainError branches_too_many, branch_hours_invalid, those of an address and of master data */
export const branch: Decider<BranchState, MasterDataCommand<BranchData>, BranchEvent> = {
  initialState: { branches: {} },
  decide(command, { branches }) {
    const events = kind.decide(command, branches);
    const after = events.reduce(kind.evolve, branches);
    if (Object.keys(after).length > MAX_BRANCHES) refuse('branches_too_many');
    const data = events.length ? own(after, command.id) : undefined;
    if (data) checkBranch(data);
    return events;
  },
  evolve: ({ branches }, event) => ({ branches: kind.evolve(branches, event) }),
};

function checkBranch({ address, hours }: BranchData): void {
  const fault = placeFault(address);
  if (fault) refuse(fault.code, {}, 'invalid');
  // As texts of one length, times sort as they pass.
  const isDay = ({ from, to }: BranchData['hours'][number]) => (from === '' && to === '') || (from !== '' && from < to);
  if (hours.length !== DAYS_OF_WEEK || !hours.every(isDay)) refuse('branch_hours_invalid', {}, 'invalid');
}
