import { logoOf } from '#contracts/store/company.ts';
import type { importOperations } from '#contracts/import/catalogue-import.ts';
import type { settingOperations } from '#contracts/setting/setting.ts';
import { definitionOf, settingValue, type SettingName } from '#contracts/setting/setting-definitions.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { setting } from '#domain/setting/setting.decider.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { hasRight } from '#platform/kernel/operations/caller.ts';
import { translate } from '#platform/kernel/texts/texts.ts';

export const settingCommands: Pick<Handlers<typeof importOperations, 'command'>, 'setting/save'> &
  Handlers<typeof settingOperations, 'command'> = {
  async 'setting/save'({ name, value }, context) {
    const command = { type: 'Save', id: name, data: { value: normalized(name, value) } } as const;
    const { events } = await context.run(setting, `setting-${name}`, command);
    return { changed: events.length > 0 };
  },

  async 'admin/setting/change'({ name, from, to }, context) {
    const { type, right } = definitionOf(name);
    if (type.kind === 'internal') refuse('setting_unknown', {}, 'invalid');
    if (right && context.caller.role !== 'system' && !hasRight(context.caller, right))
      refuse('forbidden', {}, 'forbidden');
    if (name === 'ShopOpen' && to.trim() === '1') await mustBeReady(context);
    const changed = { value: normalized(name, to) };
    const logo = type.kind === 'picture' && logoOf(changed.value);
    if (logo) await context.commands.picture.convert(logo);
    const unset = await context.queries.setting.unset({ name });
    const command = { type: 'Change', id: name, seen: { value: from }, changed, default: unset } as const;
    await context.run(setting, `setting-${name}`, command);
    if (name === 'StaffSecondFactorRequired' && changed.value === '1')
      await context.commands.staff.endSessionsWithoutSecondFactor({});
    return { message: 'success' };
  },
};

/** @throws DomainError shop_not_ready: whoever opens it by another way meets what the button waits for */
async function mustBeReady(context: OperationContext): Promise<void> {
  const { steps } = await context.queries.setup.missing();
  if (steps.length)
    refuse('shop_not_ready', {
      steps: steps.map((step) => translate(context.language, 'admin-setup')(`step.${step}.name`)).join(', '),
    });
}

export const settingFunctions = {
  /** Keeps what another page than that of the settings decides. */
  async save(
    { name, value }: { readonly name: SettingName; readonly value: string },
    context: OperationContext,
  ): Promise<void> {
    const command = { type: 'Save', id: name, data: { value: normalized(name, value) } } as const;
    await context.run(setting, `setting-${name}`, command);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly setting: FunctionsOf<typeof settingFunctions>;
  }
}

/** As it is read: without blanks around it, an address in small letters. */
const normalized = (name: SettingName, value: string) => settingValue(definitionOf(name)).parse(value);
