import { changesOn, saidFields } from '#domain/shared/changed-fields.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { masterDataDecider, type MasterDataState } from '#domain/shared/master-data.ts';
import { changeText, type TranslatedChange } from '#domain/shared/translated.ts';
import type { AttributeData, AttributeEvent } from './attribute.events.ts';

/** An import's line about an attribute: a field that it does not name stays as it is. */
export type AttributeChange = {
  readonly [F in Exclude<keyof AttributeData, 'name'>]?: AttributeData[F] | undefined;
} & { readonly name?: TranslatedChange | undefined };

export type AttributeCommand = { readonly id: string } & (
  | { readonly type: 'ImportAttribute'; readonly change: AttributeChange }
  | { readonly type: 'AddAttribute'; readonly data: AttributeChange }
  | {
      readonly type: 'ChangeAttribute';
      readonly seen: Partial<AttributeData>;
      readonly changed: Partial<AttributeData>;
      /** Products have values of it. */
      readonly isUsed: boolean;
    }
  | { readonly type: 'TranslateValue'; readonly value: string; readonly french: string }
  | { readonly type: 'RemoveAttribute'; readonly isUsed: boolean }
);

/** What a list is narrowed by besides attributes: an attribute of that name could not be told from it. */
const RESERVED: ReadonlySet<string> = new Set(['brand', 'price', 'stock']);

const saved = masterDataDecider<'Attribute', 'attribute', AttributeData>('Attribute', 'attribute');

export const attribute: Decider<MasterDataState<AttributeData>, AttributeCommand, AttributeEvent> = {
  ...saved,
  decide(command, state) {
    const { id } = command;
    if (!state.data && RESERVED.has(id)) return refuse('attribute_reserved', { id }, 'invalid');
    const save = (change: AttributeChange) =>
      saved.decide({ type: 'Save', id, data: applied(change, state.data) }, state);
    switch (command.type) {
      case 'ImportAttribute':
        return save(command.change);
      case 'AddAttribute':
        return state.data ? refuse('attribute_exists', { id }) : save(command.data);
      case 'ChangeAttribute': {
        const data = state.data ?? notFound('attribute_not_found', { id });
        const changed = changesOn(data, command.seen, command.changed);
        // Values that were texts are no numbers by being called so.
        if (changed?.kind && command.isUsed) return refuse('attribute_in_use', { id });
        return saved.decide({ type: 'Save', id, data: { ...data, ...changed } }, state);
      }
      case 'TranslateValue': {
        const data = state.data ?? notFound('attribute_not_found', { id });
        const { [command.value]: _, ...others } = data.valuesFr;
        const valuesFr = command.french ? { ...others, [command.value]: command.french } : others;
        return saved.decide({ type: 'Save', id, data: { ...data, valuesFr } }, state);
      }
      case 'RemoveAttribute':
        return command.isUsed ? refuse('attribute_in_use', { id }) : saved.decide({ type: 'Remove', id }, state);
      default:
        return unreachable(command);
    }
  },
};

const BLANK = { unit: '', unitFr: '', kind: 'text', facet: false, sort: 0, valuesFr: {} } as const;

const applied = ({ name, ...change }: AttributeChange, before: AttributeData | undefined): AttributeData => ({
  ...BLANK,
  ...before,
  ...saidFields(change),
  name: changeText(before?.name, name),
});
