import type { importOperations } from '#contracts/catalogue-import.ts';
import type { settingOperations } from '#contracts/setting.ts';
import { definitionOf, settingValue, type SettingName } from '#contracts/setting-definitions.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { setting, type SaveSetting } from '#domain/setting/setting.decider.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';

export const settingCommands: Pick<Handlers<typeof importOperations, 'command'>, 'setting/save'> &
  Handlers<typeof settingOperations, 'command'> = {
  async 'setting/save'({ name, value }, context) {
    return { changed: await save(name, value, context) };
  },

  async 'admin/setting/change'({ name, from, to }, context) {
    const definition = definitionOf(name);
    if (definition.type.kind === 'internal') refuse('setting_unknown', {}, 'invalid');
    await save(name, to, context, { seen: from, default: definition.default });
    return { message: 'success' };
  },
};

/** Written as it is read: without blanks around it, an address in small letters. */
async function save(
  name: SettingName,
  value: string,
  context: OperationContext,
  basedOn?: SaveSetting['basedOn'],
): Promise<boolean> {
  const data = { value: settingValue(definitionOf(name)).parse(value) };
  const command: SaveSetting = { type: 'Save', id: name, data, ...(basedOn ? { basedOn } : {}) };
  const { events } = await context.run(setting, `setting-${name}`, command);
  return events.length > 0;
}
