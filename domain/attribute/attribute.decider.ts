import { saidFields } from '#domain/shared/changed-fields.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { masterDataDecider, type MasterDataState } from '#domain/shared/master-data.ts';
import { changeText, type TranslatedChange } from '#domain/shared/translated.ts';
import type { AttributeData, AttributeEvent } from './attribute.events.ts';

/** An import's line about an attribute: a field that it does not name stays as it is. */
export type AttributeChange = {
  readonly [F in Exclude<keyof AttributeData, 'name'>]?: AttributeData[F] | undefined;
} & { readonly name?: TranslatedChange | undefined };

const saved = masterDataDecider<'Attribute', 'attribute', AttributeData>('Attribute', 'attribute');

export const attribute: Decider<
  MasterDataState<AttributeData>,
  { readonly type: 'ImportAttribute'; readonly id: string; readonly change: AttributeChange },
  AttributeEvent
> = {
  ...saved,
  decide: ({ id, change }, state) => saved.decide({ type: 'Save', id, data: applied(change, state.data) }, state),
};

const BLANK = { unit: '', unitFr: '', kind: 'text', facet: false, sort: 0, valuesFr: {} } as const;

const applied = ({ name, ...change }: AttributeChange, before: AttributeData | undefined): AttributeData => ({
  ...BLANK,
  ...before,
  ...saidFields(change),
  name: changeText(before?.name, name),
});
