// Price lists as things of their own: whom they are for, when, and the shares of the standard prices that they give.
import { changesOn } from '#domain/shared/changed-fields.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { masterDataDecider, type MasterDataCommand, type MasterDataState } from '#domain/shared/master-data.ts';
import type { PriceListData, PricingEvent } from './pricing.events.ts';

const record = masterDataDecider<'PriceList', 'priceList', PriceListData>('PriceList', 'priceList');

export const pricing: Decider<MasterDataState<PriceListData>, MasterDataCommand<PriceListData>, PricingEvent> = {
  ...record,
  decide(command, state) {
    if (command.type === 'Add' || command.type === 'Save') checkPriceList(command.data);
    if (command.type === 'Change' && state.data) {
      const { seen, changed } = command;
      const after = { ...state.data, ...changesOn(state.data, seen, changed) };
      // Its prices are in that currency: in another they would be those of another list.
      if (after.currency !== state.data.currency) refuse('price_list_currency_fixed', {}, 'invalid');
      checkPriceList(after);
    }
    return record.decide(command, state);
  },
};

function checkPriceList({ audience, groups, accounts, from, until, rules }: PriceListData): void {
  if (audience === 'groups' && !groups.length) refuse('price_list_without_groups', {}, 'invalid');
  if (audience === 'accounts' && !accounts.length) refuse('price_list_without_accounts', {}, 'invalid');
  if (from !== '' && until !== '' && until < from) refuse('price_period_backwards', { from, until }, 'invalid');
  const named = rules.map((rule) => `${rule.of} ${rule.named}`);
  if (new Set(named).size < named.length) refuse('price_rule_twice', {}, 'invalid');
  for (const { rounding } of rules) if (rounding.less >= rounding.step) refuse('price_rounding_invalid', {}, 'invalid');
}
