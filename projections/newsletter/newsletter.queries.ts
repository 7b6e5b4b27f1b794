import type { newsletterOperations } from '#contracts/newsletter/newsletter.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { subscriberIdOf, unsubscribeLink } from '#platform/shop/newsletter-links.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import type { PersonalData } from '#projections/shared/personal-data.ts';
import { newsletterSubscribers, type NewsletterSubscriberRow } from './newsletter-subscribers.ts';

const SORT = { changedAt: 'changed_at', email: 'email' } as const;

export const newsletterQueries = (read: ReadSide): Handlers<typeof newsletterOperations, 'query'> => ({
  async 'profile/getnewslettersubscriptions'(_input, context) {
    const { Email: email } = await context.queries.account.userContext();
    const row = await read.row(newsletterSubscribers, subscriberIdOf(email, context.services), context);
    return { EmailAddress: email, Status: row?.status ?? 'none', At: row?.changed_at ?? '' };
  },

  async 'admin/newsletter/list'({ page, pageSize, search, sort, direction, status }, { services }) {
    const { rows, total } = await selectRows(read.pool, newsletterSubscribers, {
      where(query) {
        if (status) query.where({ status });
        if (search) query.whereILike('email', like(search));
      },
      orderBy: [{ column: SORT[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'subscriber_id'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return {
      total,
      rows: rows.map((row) => ({
        ...{ subscriberId: row.subscriber_id, email: row.email, language: row.language, status: row.status },
        ...{ requestedAt: row.requested_at, changedAt: row.changed_at },
        unsubscribeLink: unsubscribeLink(row.subscriber_id, services),
      })),
    };
  },
});

export const newsletterPersonalData: PersonalData = {
  name: 'newsletter',
  async of(read, context) {
    const { Email: email } = await context.queries.account.userContext();
    const row = await read.row(newsletterSubscribers, subscriberIdOf(email, context.services), context);
    if (!row) return { records: [] };
    const { language, status, requested_at: requestedAt, changed_at: changedAt } = row;
    return { records: [{ email, language, status, requestedAt, changedAt }] };
  },
};

export const newsletterFunctions = (read: ReadSide) => ({
  async subscriber(
    { subscriberId }: { readonly subscriberId: string },
    context: OperationContext,
  ): Promise<Pick<NewsletterSubscriberRow, 'email' | 'language' | 'request' | 'status'>> {
    return (await read.row(newsletterSubscribers, subscriberId, context)) ?? notFound('newsletter_not_found');
  },

  /** Whether letters that advertise may be sent to an address, and how its owner ends that. */
  async consent(
    { email }: { readonly email: string },
    context: OperationContext,
  ): Promise<{ allows: boolean; unsubscribe: string }> {
    const { services } = context;
    const subscriberId = subscriberIdOf(email, services);
    const row = await read.row(newsletterSubscribers, subscriberId, context);
    return { allows: row?.status === 'subscribed', unsubscribe: unsubscribeLink(subscriberId, services) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly newsletter: FunctionsOf<ReturnType<typeof newsletterFunctions>>;
  }
}
