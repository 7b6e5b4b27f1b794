import type { importOperations } from '#contracts/catalogue-import.ts';
import type { settingOperations } from '#contracts/setting.ts';
import { definitionOf, settingValue, type SettingName } from '#contracts/setting-definitions.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { setting, type SettingCommand } from '#domain/setting/setting.decider.ts';
import type { SettingData } from '#domain/setting/setting.events.ts';
import type { MasterDataCommand } from '#domain/shared/master-data.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';

export const settingCommands: Pick<Handlers<typeof importOperations, 'command'>, 'setting/save'> &
  Handlers<typeof settingOperations, 'command'> = {
  async 'setting/save'({ name, value }, context) {
    const events = await run(name, { type: 'Save', id: name, data: { value: normalized(name, value) } }, context);
    return { changed: events > 0 };
  },

  async 'admin/setting/change'({ name, from, to }, context) {
    if (definitionOf(name).type.kind === 'internal') refuse('setting_unknown', {}, 'invalid');
    const changed = { value: normalized(name, to) };
    await run(name, { type: 'Change', id: name, seen: { value: from }, changed }, context);
    return { message: 'success' };
  },
};

/** As it is read: without blanks around it, an address in small letters. */
const normalized = (name: SettingName, value: string) => settingValue(definitionOf(name)).parse(value);

async function run(
  name: SettingName,
  command: MasterDataCommand<SettingData>,
  context: OperationContext,
): Promise<number> {
  const withDefault: SettingCommand = { ...command, default: definitionOf(name).default };
  return (await context.run(setting, `setting-${name}`, withDefault)).events.length;
}
