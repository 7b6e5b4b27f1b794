// What is agreed with an account, and what it is called.
import { changesOn } from '#domain/shared/changed-fields.ts';
import { own } from '#domain/shared/dictionary.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type {
  AnswerQuestions,
  AssignPriceList,
  ChangeTerms,
  DemandOpenid,
  DemandSecondFactor,
  DismissAdmin,
  Open,
  Rename,
  SetCurrency,
} from './account-commands.ts';
import type { AccountEvent } from './account.events.ts';
import type { AccountState } from './account.state.ts';

export const open = ({ accountId, kind, name, currency, at }: Open, state: AccountState): AccountEvent[] =>
  state.kind ? [] : [{ type: 'AccountOpened', data: { accountId, kind, name, currency, openedAt: at } }];

export function rename({ accountId, by, at, seen, name }: Rename, state: AccountState): AccountEvent[] {
  if (state.kind === 'buyer') return refuse('account_without_name');
  changesOn({ name: state.name }, { name: seen ?? state.name }, { name });
  return state.name === name
    ? []
    : [{ type: 'AccountRenamed', data: { accountId, by, at, from: state.name, to: name } }];
}

export function setCurrency({ accountId, by, at, currency }: SetCurrency, state: AccountState): AccountEvent[] {
  return !state.currency || state.currency === currency
    ? []
    : [{ type: 'AccountCurrencySet', data: { accountId, by, at, from: state.currency, to: currency } }];
}

export function assignPriceList({ accountId, priceList, seen }: AssignPriceList, state: AccountState): AccountEvent[] {
  changesOn({ priceList: state.priceList }, { priceList: seen ?? state.priceList }, { priceList });
  return state.priceList === priceList ? [] : [{ type: 'AccountPriceListAssigned', data: { accountId, priceList } }];
}

export const answerQuestions = (
  { accountId, personId, answers, at: answeredAt }: AnswerQuestions,
  { isAnswered }: AccountState,
): AccountEvent[] =>
  isAnswered || !answers.length
    ? []
    : [{ type: 'RegistrationQuestionsAnswered', data: { accountId, personId, answers, answeredAt } }];

export function changeTerms(
  { accountId, seen, changed: wanted, by, at }: ChangeTerms,
  state: AccountState,
): AccountEvent[] {
  const changed = changesOn(state.terms, seen, wanted);
  return changed ? [{ type: 'AccountTermsChanged', data: { accountId, changed, by, at } }] : [];
}

export function demandSecondFactor(
  { accountId, isDemanded, reason, by, at }: DemandSecondFactor,
  state: AccountState,
): AccountEvent[] {
  if (state.kind === 'buyer') return refuse('account_of_a_person');
  if (isDemanded === state.demandsSecondFactor) return [];
  return isDemanded
    ? [{ type: 'AccountSecondFactorDemanded', data: { accountId, by, at } }]
    : [{ type: 'AccountSecondFactorDemandLifted', data: { accountId, reason, by, at } }];
}

/** Of two who take each other's rights at once the second is refused: a company keeps an admin contact. */
export function dismissAdmin(
  { accountId, contactId, revision, byRevision, by, at }: DismissAdmin,
  { dismissed }: AccountState,
): AccountEvent[] {
  const until = own(dismissed, by);
  if (until !== undefined && until >= byRevision) return refuse('contact_right_lost', {}, 'forbidden');
  return [{ type: 'AdminContactDismissed', data: { accountId, contactId, revision, by, at } }];
}

export function demandOpenid(
  { accountId, provider, reason, by, at }: DemandOpenid,
  state: AccountState,
): AccountEvent[] {
  if (state.kind === 'buyer') return refuse('account_of_a_person');
  if (provider === state.demandedOpenid) return [];
  return provider
    ? [{ type: 'AccountOpenidDemanded', data: { accountId, provider, by, at } }]
    : [{ type: 'AccountOpenidDemandLifted', data: { accountId, reason, by, at } }];
}
