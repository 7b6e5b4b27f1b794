// Holds what payment providers say of a day against the shop's history (decision 0085).
import type { reconciliationOperations } from '#contracts/reconciliation/reconciliation.ts';
import { differencesOf, sumsOf } from '#domain/reconciliation/differences.ts';
import { reconciliation } from '#domain/reconciliation/reconciliation.decider.ts';
import {
  reconciliationIdOf,
  reconciliationStream,
  type ProviderDay,
} from '#domain/reconciliation/reconciliation.events.ts';
import { addDays } from '#domain/shared/day.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { GatewayMisconfigured, GatewayUnavailable } from '#platform/adapters/payment/gateway.ts';
import { providersOf } from '#platform/adapters/payment/providers.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { endOfShopDay, momentOfShop, shopDay } from '#platform/shop/shop-calendar.ts';

/** Two sides may say of the same money that it moved so many days apart. */
const DAYS_APART = 3;
/** A difference may go away by itself for so long: a side was late. With the days before, a month of PayPal's holds all of it. */
const LOOKED_AT_AGAIN_DAYS = 14;
/** On the shop's clock. PayPal's reports are some hours late. */
const RUN_AT = '05:00';

export const reconciliationCommands: Handlers<typeof reconciliationOperations, 'command'> = {
  async 'admin/reconciliation/run'(of, context) {
    if (of.day >= shopDay(context.now)) return refuse('day_not_over');
    const open = await reconcile(of, context).catch(inWords(of.provider, context));
    return { reconciliationId: reconciliationIdOf(of), open };
  },

  async 'admin/reconciliation/resolve'({ reconciliationId, differenceId, reason }, context) {
    const of = await context.queries.reconciliation.of({ reconciliationId });
    const { now: at, caller } = context;
    const command = { type: 'ResolveDifference', ...of, differenceId, reason, by: caller.personId, at } as const;
    await context.run(reconciliation, reconciliationStream(of), command);
    return { message: 'success' };
  },
};

/** What staff are told who ask a provider themselves. */
const inWords =
  (provider: string, { services }: OperationContext) =>
  (error: unknown): never => {
    const { name = provider } = providersOf(services.gateways).find((one) => one.provider === provider) ?? {};
    if (error instanceof GatewayUnavailable) return refuse('provider_unavailable', { provider: name });
    if (error instanceof GatewayMisconfigured) return refuse('provider_refuses', { provider: name });
    throw error;
  };

export const reconciliationFunctions = {
  /**
   * Reconciles yesterday with every provider, and once more the days that have differences, where the hour has come; says in how
   * many milliseconds it comes next. Nothing where it was switched off meanwhile, nor of the day on which it was switched on: it
   * was under way. @throws what a provider says, once the others were asked
   */
  async runWhenDue({ since }: { readonly since: string }, context: OperationContext): Promise<{ nextInMs?: number }> {
    const { now, queries, services } = context;
    if (!(await queries.reconciliation.isAutomatic()).isOn) return {};
    const today = shopDay(now);
    const moment = momentOfShop(today, RUN_AT);
    if (now < moment) return { nextInMs: Date.parse(moment) - Date.parse(now) };
    const yesterday = addDays(today, -1);
    const { days } = await queries.reconciliation.open({ from: addDays(today, -LOOKED_AT_AGAIN_DAYS) });
    const due = [
      ...days,
      ...(yesterday > shopDay(since)
        ? providersOf(services.gateways).map(({ provider }) => ({ provider, day: yesterday }))
        : []),
    ];
    const outcomes = [];
    for (const of of due) outcomes.push((await Promise.allSettled([reconcile(of, context)]))[0]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return { nextInMs: Date.parse(momentOfShop(addDays(today, 1), RUN_AT)) - Date.parse(now) };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly reconciliation: FunctionsOf<typeof reconciliationFunctions>;
  }
}

/** Returns how many differences are open. @throws DomainError provider_not_found; GatewayUnavailable, GatewayMisconfigured */
async function reconcile(of: ProviderDay, context: OperationContext): Promise<number> {
  const { now, services, queries, states } = context;
  const found = providersOf(services.gateways).find(({ provider }) => provider === of.provider);
  const { gateway, kinds } = found ?? notFound('provider_not_found');
  const span = { from: endOfShopDay(addDays(of.day, -1)), until: endOfShopDay(of.day) };
  const from = endOfShopDay(addDays(of.day, -1 - DAYS_APART));
  const later = endOfShopDay(addDays(of.day, LOOKED_AT_AGAIN_DAYS));
  const until = later < now ? later : now;
  const { methods } = await states.payment.providedBy({ kinds });
  const [theirs, { movements: ours }] = await Promise.all([
    gateway.movements(from, until),
    queries.reconciliation.ours({ methods, from, until }),
  ]);
  const { state } = await context.run(
    reconciliation,
    reconciliationStream(of),
    {
      ...{ type: 'ReconcileDay', ...of, at: now },
      ...{ ours: sumsOf(span, ours), theirs: sumsOf(span, theirs), differences: differencesOf(span, ours, theirs) },
    },
    { step: `${of.day} on ${shopDay(now)}` },
  );
  return state.differences.length;
}
