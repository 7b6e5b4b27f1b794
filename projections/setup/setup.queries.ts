import type { setupOperations, SetupStep } from '#contracts/setup/setup.ts';
import { setupSteps } from '#contracts/setup/setup.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import type { SettingName } from '#contracts/setting/setting-definitions.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

type IsDone = (context: OperationContext) => Promise<boolean>;

const isSet =
  (...names: SettingName[]): IsDone =>
  async ({ queries }) => {
    const values = await Promise.all(
      names.map(
        async (name) => (await queries.setting.isSet({ name })).isSet && (await queries.setting.value({ name })).value,
      ),
    );
    return values.every(Boolean);
  };

const isAnyOn =
  (...names: SettingName[]): IsDone =>
  async ({ queries }) =>
    (await Promise.all(names.map((name) => queries.setting.value({ name })))).some(({ value }) => isOnValue(value));

/** What tells that a step was taken. */
const steps: Readonly<Record<SetupStep, IsDone>> = {
  company: isSet('StoreTitle', 'CompanyAddress', 'CompanyEmail'),
  currency: isSet('DefaultCurrency'),
  timezone: isSet('TimeZone'),
  warehouse: async ({ queries }) => (await queries.warehouse.codes()).some(({ active }) => active),
  tax: async ({ queries }) => (await queries.tax.zones()).zones > 0,
  shipping: async ({ queries }) => Object.keys(await queries.shipping.names()).length > 0,
  calendar: async ({ queries }) => (await queries.calendar.isSet()).isSet,
  payment: isAnyOn('PayByWire', 'PayByCheck', 'PayByEft', 'PayByCash'),
  visitors: isSet('GuestsSeePrices'),
  mail: isSet('MailSender'),
  letters: async ({ queries, services: { mailServer } }) =>
    mailServer !== '' && (await queries.setting.value({ name: 'MailServerTried' })).value === mailServer,
  address: async ({ queries, services: { publicOrigin } }) =>
    (await queries.setting.value({ name: 'AddressTried' })).value === publicOrigin,
  catalogue: async ({ queries }) => (await queries.product.anySold()).sold,
  stock: async ({ queries }) => (await queries.product.anySold()).orderable,
  page: async ({ queries }) => (await queries.page.published()).names.length > 0,
  staff: async ({ queries }) => (await queries.staff.all()).length > 1,
};

/** Nobody can order what has no price, goes nowhere or is taxed by nobody knows what. */
const NEEDED = new Set<SetupStep>(['company', 'tax', 'shipping', 'catalogue', 'stock']);

/** Without a card provider nobody can pay before the dealer has said how. */
const isNeeded = (step: SetupStep, { services }: OperationContext): boolean =>
  NEEDED.has(step) || (step === 'payment' && !services.gateways.cards.origin);

export const setupFunctions = {
  /** Steps without which the shop cannot open. */
  async missing(_input: void, context: OperationContext): Promise<{ readonly steps: readonly SetupStep[] }> {
    const needed = setupSteps.filter((step) => isNeeded(step, context));
    const taken = await Promise.all(needed.map((step) => steps[step](context)));
    return { steps: needed.filter((_step, at) => !taken[at]) };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly setup: FunctionsOf<typeof setupFunctions>;
  }
}

export const setupQueries: Handlers<typeof setupOperations, 'query'> = {
  async 'admin/setup/list'(_input, context) {
    const { queries } = context;
    const [open, later, taken] = await Promise.all([
      queries.setting.value({ name: 'ShopOpen' }),
      queries.setting.value({ name: 'SetupLater' }),
      Promise.all(setupSteps.map((step) => steps[step](context))),
    ]);
    const postponed = later.value.split(',');
    return {
      isOpen: open.value === '1',
      steps: setupSteps.map((step, at) => ({
        step,
        status: taken[at] ? 'done' : postponed.includes(step) ? 'later' : 'open',
        needed: isNeeded(step, context),
      })),
    };
  },
};
