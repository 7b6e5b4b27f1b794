import type { openidOperations } from '#contracts/openid/openid.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { providerName } from '#platform/adapters/openid/openid.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import type { PersonalData } from '#projections/shared/personal-data.ts';
import { openidLinks, type OpenidLinkRow } from './openid-links.ts';

/** Nobody has more; further ones are not shown. */
const MOST_SHOWN = 50;

const linksOf = async (read: ReadSide, { caller, services }: OperationContext) => {
  const { rows } = await selectRows(read.pool, openidLinks, {
    where: (query) => void query.where({ contact_id: caller.personId.replace('contact:', ''), linked: true }),
    orderBy: [{ column: 'linked_at', order: 'asc' }, 'link_id'],
    limit: MOST_SHOWN,
  });
  return rows.map(({ link_id: linkId, provider, linked_at: linkedAt }) => ({
    linkId,
    providerId: provider,
    provider: providerName(provider, services.openid),
    linkedAt,
  }));
};

export const openidPersonalData: PersonalData = {
  name: 'signInProviders',
  of: async (read, context) => ({ records: await linksOf(read, context) }),
};

export const openidQueries = (read: ReadSide): Handlers<typeof openidOperations, 'query'> => ({
  async 'account/openid/providers'(_input, { services }) {
    return { providers: [...services.openid.providers] };
  },

  async 'account/openid/links'(_input, context) {
    const [links, { provider }] = await Promise.all([
      linksOf(read, context),
      context.queries.account.demandedOpenid({ accountId: context.caller.accountId }),
    ]);
    return { links, demanded: provider };
  },
});

export const openidFunctions = (read: ReadSide) => ({
  /** Those of the contacts who sign in by a provider. */
  async contactsLinked({ contactIds }: { readonly contactIds: readonly string[] }): Promise<{ contactIds: string[] }> {
    const rows = await rowsOf<Pick<OpenidLinkRow, 'contact_id'>>(
      read.pool,
      knex(openidLinks.table)
        .distinct('contact_id')
        .whereRaw('contact_id = any(?)', [[...contactIds]])
        .where({ linked: true }),
    );
    return { contactIds: rows.map(({ contact_id }) => contact_id) };
  },

  /** The ids of the providers by which a contact signs in. */
  async providersOf({ contactId }: { readonly contactId: string }): Promise<{ providers: string[] }> {
    const rows = await rowsOf<Pick<OpenidLinkRow, 'provider'>>(
      read.pool,
      knex(openidLinks.table).distinct('provider').where({ contact_id: contactId, linked: true }),
    );
    return { providers: rows.map(({ provider }) => provider) };
  },

  /** What the provider of a link is called. @throws DomainError not_found where the read model does not know the link yet */
  async provider({ linkId }: { readonly linkId: string }, context: OperationContext): Promise<{ provider: string }> {
    const row = (await read.row(openidLinks, linkId, context)) ?? notFound('not_found');
    return { provider: providerName(row.provider, context.services.openid) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly openid: FunctionsOf<ReturnType<typeof openidFunctions>>;
  }
}
