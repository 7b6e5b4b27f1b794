import type { settingOperations } from '#contracts/setting/setting.ts';
import { definitionOf, settingNames, type SettingName } from '#contracts/setting/setting-definitions.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { settings } from './settings.ts';

/** What was set, by name; undefined where nobody did. */
type FindValue = (name: string) => string | undefined;

/** What counts while nobody has set it: what the setting says that it took the place of, or the documented value. */
function unsetValue(name: SettingName, valueOf: FindValue): string {
  const { default: documented, replaces } = definitionOf(name);
  const before = replaces && valueOf(replaces.setting);
  return (before === undefined ? undefined : own(replaces?.meaning, before)) ?? documented;
}

const counted = (name: SettingName, valueOf: FindValue): string => valueOf(name) ?? unsetValue(name, valueOf);

/** What counts: the value that was set, or the one of while nobody has. */
export const settingValueIn = (read: ReadSide) => {
  const valueOf = (name: string) => read.mirror(settings).get(name)?.data.value;
  return (name: SettingName): string => counted(name, valueOf);
};

/** Those that count for settings, as they stand or as they stood. */
async function valuesOf(read: ReadSide, names: readonly SettingName[], context: OperationContext) {
  const replaced = names.flatMap((name) => definitionOf(name).replaces?.setting ?? []);
  const rows = await read.rows(settings, [...names, ...replaced], context);
  return (name: string) => rows.get(name)?.data.value;
}

export const settingQueries = (read: ReadSide): Handlers<typeof settingOperations, 'query'> => ({
  async 'admin/setting/list'(_input, context) {
    const valueOf = await valuesOf(read, settingNames, context);
    return {
      settings: settingNames
        .filter((name) => definitionOf(name).type.kind !== 'internal')
        .map((name) => {
          const fallback = unsetValue(name, valueOf);
          const value = valueOf(name);
          const { group } = definitionOf(name);
          return { name, group, value: value ?? fallback, default: fallback, isSet: value !== undefined };
        }),
    };
  },
});

export const settingFunctions = (read: ReadSide) => ({
  /** What one setting says, or what counts where nobody set it. */
  async value({ name }: { readonly name: SettingName }, context: OperationContext): Promise<{ value: string }> {
    return { value: counted(name, await valuesOf(read, [name], context)) };
  },

  /** What counts while nobody has set it. */
  async unset({ name }: { readonly name: SettingName }, context: OperationContext): Promise<{ value: string }> {
    return { value: unsetValue(name, await valuesOf(read, [name], context)) };
  },

  /** Tells whether somebody has chosen a value, be it the documented one. */
  async isSet({ name }: { readonly name: SettingName }, context: OperationContext): Promise<{ isSet: boolean }> {
    return { isSet: (await read.rows(settings, [name], context)).has(name) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly setting: FunctionsOf<ReturnType<typeof settingFunctions>>;
  }
}
