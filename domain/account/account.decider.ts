import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { AccountCommand } from './account-commands.ts';
import type { AccountEvent } from './account.events.ts';
import {
  answerQuestions,
  assignPriceList,
  changeTerms,
  demandOpenid,
  demandSecondFactor,
  dismissAdmin,
  open,
  rename,
  setCurrency,
} from './account-record.ts';
import { absorb, approve, decline, merge, reopen, requestApproval, suspend } from './account-standing.ts';
import { evolve, initialState, type AccountState } from './account.state.ts';
import { removeAddress, saveAddress, yieldPrimary } from './address-book.ts';

export const account: Decider<AccountState, AccountCommand, AccountEvent> = {
  initialState,
  evolve,
  snapshotVersion: 10,

  decide(command, state) {
    if (command.type === 'Open') return open(command, state);
    if (!state.kind) return notFound('account_not_found');
    if (state.mergedInto && command.type !== 'Merge') return refuse('account_merged', { into: state.mergedInto });
    switch (command.type) {
      case 'Rename':
        return rename(command, state);
      case 'SetCurrency':
        return setCurrency(command, state);
      case 'AssignPriceList':
        return assignPriceList(command, state);
      case 'AnswerQuestions':
        return answerQuestions(command, state);
      case 'ChangeTerms':
        return changeTerms(command, state);
      case 'DemandSecondFactor':
        return demandSecondFactor(command, state);
      case 'DemandOpenid':
        return demandOpenid(command, state);
      case 'DismissAdmin':
        return dismissAdmin(command, state);
      case 'SaveAddress':
        return saveAddress(command, state);
      case 'RemoveAddress':
        return removeAddress(command, state);
      case 'YieldPrimary':
        return yieldPrimary(command, state);
      case 'RequestApproval':
        return requestApproval(command, state);
      case 'Approve':
        return approve(command, state);
      case 'Decline':
        return decline(command, state);
      case 'Suspend':
        return suspend(command, state);
      case 'Reopen':
        return reopen(command, state);
      case 'Merge':
        return merge(command, state);
      case 'Absorb':
        return absorb(command, state);
      default:
        return unreachable(command);
    }
  },
};
