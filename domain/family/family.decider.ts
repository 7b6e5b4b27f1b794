import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { masterDataDecider, type MasterDataCommand, type MasterDataState } from '#domain/shared/master-data.ts';
import type { FamilyData, FamilyEvent } from './family.events.ts';

const saved = masterDataDecider<'Family', 'family', FamilyData>('Family', 'family');

type Saved = Exclude<MasterDataCommand<FamilyData>, { readonly type: 'Remove' }>;
/** `hasVariants`: products name it. */
export type FamilyCommand = Saved | { readonly type: 'Remove'; readonly id: string; readonly hasVariants: boolean };

/** Refuses with family_in_use, option_twice and option_value_twice besides what every master data does. */
export const family: Decider<MasterDataState<FamilyData>, FamilyCommand, FamilyEvent> = {
  ...saved,
  decide(command, state) {
    if (command.type === 'Remove' && command.hasVariants) return refuse('family_in_use', { family: command.id });
    const events = saved.decide(command, state);
    const { data } = events.reduce(saved.evolve, state);
    if (data) checkOptions(data);
    return events;
  },
};

function checkOptions({ options }: FamilyData): void {
  const attributes = options.map(({ attribute }) => attribute);
  const twice = firstTwice(attributes);
  if (twice !== undefined) refuse('option_twice', { attribute: twice }, 'invalid');
  for (const { values } of options) {
    const value = firstTwice(values.map((one) => one.value));
    if (value !== undefined) refuse('option_value_twice', { value }, 'invalid');
  }
}

const firstTwice = (texts: readonly string[]): string | undefined =>
  texts.find((text, at) => texts.indexOf(text) !== at);
