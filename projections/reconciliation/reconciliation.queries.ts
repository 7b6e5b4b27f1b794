import type { ReconciliationRow as Wire, reconciliationOperations } from '#contracts/reconciliation/reconciliation.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import type { OwnMovement, ProviderDay } from '#domain/reconciliation/reconciliation.events.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { providersOf } from '#platform/adapters/payment/providers.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { streamsOfEvents } from '#platform/kernel/proof/event-index.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { ownMovements } from './own-movements.ts';
import { reconciliations, type ReconciliationRow } from './reconciliations.ts';

const SORT = { day: 'day', reconciledAt: 'reconciled_at' } as const;
/** Payments of some days that are read; a shop of more has its list cut, and its day says so by what it lacks. */
const MOST_PAYMENTS = 200_000;
const AT_ONCE = 20;
const MOST_OPEN = 1_000;
/** Events by which money moves. */
const MOVING: readonly PaymentEvent['type'][] = ['PaymentCaptured', 'PaymentReceived', 'PaymentRefunded'];

const wireOf =
  ({ services }: OperationContext) =>
  (row: ReconciliationRow): Wire => ({
    reconciliationId: row.reconciliation_id,
    provider: providersOf(services.gateways).find(({ provider }) => provider === row.provider)?.name ?? row.provider,
    day: row.day,
    ours: [...row.ours],
    theirs: [...row.theirs],
    open: row.open,
    explained: row.differences.length - row.open,
    reconciledAt: row.reconciled_at,
  });

export const reconciliationQueries = (read: ReadSide): Handlers<typeof reconciliationOperations, 'query'> => ({
  async 'admin/reconciliation/list'({ search, sort, direction, page, pageSize, open }, context) {
    const { rows, total } = await selectRows(read.pool, reconciliations, {
      where(query) {
        if (open !== undefined) query.where('open', open ? '>' : '=', 0);
        if (search)
          query.where((match) => void match.whereILike('provider', like(search)).orWhereILike('day', like(search)));
      },
      orderBy: [{ column: SORT[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'reconciliation_id'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { total, rows: rows.map(wireOf(context)) };
  },

  async 'admin/reconciliation/providers'(_input, { queries, services }) {
    const { isOn } = await queries.reconciliation.isAutomatic();
    const providers = providersOf(services.gateways).map(({ provider, name }) => ({ provider, name }));
    return { isAutomatic: isOn, providers };
  },

  async 'admin/reconciliation/detail'({ reconciliationId }, context) {
    const row = (await read.row(reconciliations, reconciliationId, context)) ?? notFound('not_found');
    const nameOf = createNames(context);
    const buyers = await context.queries.order.buyers({
      orderIds: [...new Set(row.differences.flatMap(({ orderId }) => (orderId ? [orderId] : [])))],
    });
    return {
      ...wireOf(context)(row),
      differences: await Promise.all(
        row.differences.map(async ({ by, ...difference }) => ({
          ...difference,
          orderNumber: own(buyers, difference.orderId)?.orderNumber ?? '',
          by: by && (await nameOf(by)),
        })),
      ),
    };
  },
});

export const reconciliationFunctions = (read: ReadSide) => ({
  async isAutomatic(_input: void, { queries }: OperationContext): Promise<{ isOn: boolean }> {
    return { isOn: isOnValue((await queries.setting.value({ name: 'ReconcileProviders' })).value) };
  },

  /** Whose day it is. @throws DomainError not_found */
  async of(
    { reconciliationId }: { readonly reconciliationId: string },
    context: OperationContext,
  ): Promise<ProviderDay> {
    const { provider, day } = (await read.row(reconciliations, reconciliationId, context)) ?? notFound('not_found');
    return { provider, day };
  },

  /** Days with differences that nobody has explained, since a day. */
  async open({ from }: { readonly from: string }): Promise<{ days: ProviderDay[] }> {
    const { rows } = await selectRows(read.pool, reconciliations, {
      where: (query) => void query.where('open', '>', 0).where('day', '>=', from),
      orderBy: ['day', 'reconciliation_id'],
      limit: MOST_OPEN,
    });
    return { days: rows.map(({ provider, day }) => ({ provider, day })) };
  },

  /** What the shop's history says that was taken and given back by these methods, from one moment until another. */
  async ours(
    { methods, from, until }: { readonly methods: readonly string[]; readonly from: string; readonly until: string },
    context: OperationContext,
  ): Promise<{ movements: OwnMovement[] }> {
    const streams = await streamsOfEvents(read.pool, MOVING, from, until, MOST_PAYMENTS);
    const movements: OwnMovement[] = [];
    for (let first = 0; first < streams.length; first += AT_ONCE) {
      const histories = await Promise.all(streams.slice(first, first + AT_ONCE).map((one) => context.history(one)));
      for (const events of histories)
        movements.push(...ownMovements(events as unknown as readonly (PaymentEvent & { at: string })[], methods));
    }
    return { movements: movements.filter(({ at }) => from <= at && at < until) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly reconciliation: FunctionsOf<ReturnType<typeof reconciliationFunctions>>;
  }
}
