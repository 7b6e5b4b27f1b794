import type { importOperations } from '#contracts/catalogue-import.ts';
import { setting } from '#domain/setting/setting.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';

export const settingCommands: Pick<Handlers<typeof importOperations, 'command'>, 'setting/save'> = {
  async 'setting/save'({ name: id, value, visible }, context) {
    const { events } = await context.run(setting, `setting-${id}`, { type: 'Save', id, data: { value, visible } });
    return { changed: events.length > 0 };
  },
};
