import type { Knex } from 'knex';
import type {
  GIFT_CERTIFICATE_STATUSES,
  GiftCertificateRow as Wire,
  giftCertificateOperations,
} from '#contracts/gift-certificate/gift-certificate.ts';
import type { BoughtCertificate } from '#contracts/order/order.ts';
import { certificateNumber, seedOfPiece } from '#domain/gift-certificate/gift-certificate.events.ts';
import { dictionary } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { giftCertificateLetter } from './gift-certificate-letter.ts';
import { giftCertificates, type GiftCertificateRow } from './gift-certificates.ts';

type Status = (typeof GIFT_CERTIFICATE_STATUSES)[number];

const SORT = { issuedAt: 'issued_at', amount: 'amount', balance: 'balance', validUntil: 'valid_until' } as const;

/** The first of these that holds, as `byStatus` has it in SQL. */
function statusOf({ is_frozen, balance, held, valid_until }: GiftCertificateRow, today: string): Status {
  if (is_frozen) return 'frozen';
  if (balance === 0 && held === 0) return 'used';
  return valid_until && valid_until < today ? 'expired' : 'open';
}

/** PostgreSQL has no short word for the first of several conditions in knex. */
const byStatus = (query: Knex.QueryBuilder, status: Status, today: string) =>
  query.whereRaw(
    `case when is_frozen then 'frozen' when balance = 0 and held = 0 then 'used'
    when valid_until <> '' and valid_until < ? then 'expired' else 'open' end = ?`,
    [today, status],
  );

const wireOf = (row: GiftCertificateRow, { now }: OperationContext): Wire => ({
  certificateId: row.certificate_id,
  number: certificateNumber(row.certificate_id),
  name: row.name,
  email: row.email,
  amount: row.amount,
  balance: row.balance,
  held: row.held,
  currency: row.currency,
  validUntil: row.valid_until,
  status: statusOf(row, shopDay(now)),
  issuedAt: row.issued_at,
});

export const giftCertificateQueries = (read: ReadSide): Handlers<typeof giftCertificateOperations, 'query'> => ({
  async 'checkout/checkgiftcertificate'({ code }, context) {
    const { balance, currency, validUntil } = await context.states.giftCertificate.byCode({ code });
    return {
      Balance: balance,
      CurrencyCode: currency,
      ValidUntil: validUntil,
      Last4: code.slice(-4).toUpperCase(),
    };
  },

  async 'admin/giftcertificate/list'({ search, sort, direction, page, pageSize, status }, context) {
    const { rows, total } = await selectRows(read.pool, giftCertificates, {
      where(query) {
        if (status) byStatus(query, status, shopDay(context.now));
        if (search)
          query.where((match) => {
            for (const column of ['certificate_id', 'name', 'email']) match.orWhereILike(column, like(search));
          });
      },
      orderBy: [{ column: SORT[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'certificate_id'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { total, rows: rows.map((row) => wireOf(row, context)) };
  },

  async 'admin/giftcertificate/detail'({ certificateId }, context) {
    const row =
      (await read.rows(giftCertificates, [certificateId], context)).get(certificateId) ??
      notFound('gift_certificate_not_found');
    const nameOf = createNames(context);
    return {
      ...wireOf(row, context),
      message: row.message,
      language: row.language,
      reason: row.reason,
      issuedBy: await nameOf(row.issued_by),
      sentAt: row.sent_at ?? '',
      letterOn: row.letter_on,
      giver: row.giver,
      orderId: row.order_id,
    };
  },
});

export const giftCertificateFunctions = (read: ReadSide) => ({
  /** The certificates that lines of an order became, by line, as those see them who have no code. */
  async ofLines(
    { orderId, lines }: { readonly orderId: string; readonly lines: readonly { lineId: string; pieces: number }[] },
    context: OperationContext,
  ): Promise<{ readonly certificates: Readonly<Record<string, readonly BoughtCertificate[]>> }> {
    const ids = await Promise.all(
      lines.map(async ({ lineId, pieces }) => {
        const ofPiece = async (_: unknown, index: number) =>
          context.states.giftCertificate.ofSeed({ seed: seedOfPiece(orderId, lineId, index + 1) });
        const certificates = await Promise.all(Array.from({ length: pieces }, ofPiece));
        return { lineId, ids: certificates.map(({ certificateId }) => certificateId) };
      }),
    );
    const rows = await read.rows(
      giftCertificates,
      ids.flatMap((line) => line.ids),
      context,
    );
    const shown = (id: string): readonly BoughtCertificate[] => {
      const row = rows.get(id);
      if (!row) return [];
      const status = statusOf(row, shopDay(context.now));
      return [
        {
          CertificateID: id,
          Number: certificateNumber(id),
          Status: status,
          LetterOn: row.letter_on,
          SentAt: row.sent_at ?? '',
        },
      ];
    };
    return { certificates: dictionary(ids.map((line) => [line.lineId, line.ids.flatMap(shown)] as const)) };
  },

  /** What the letter to its owner is filled with, the code too. @throws DomainError not_found while no row knows it */
  async letterFacts(
    { certificateId, origin }: { readonly certificateId: string; readonly origin: string },
    context: OperationContext,
  ) {
    const row = (await loadRows(read.pool, giftCertificates, [certificateId])).get(certificateId);
    if (!row) return notFound('not_found');
    const { code } = await context.states.giftCertificate.code({ certificateId });
    return giftCertificateLetter(row, { code, origin }, context);
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly giftCertificate: FunctionsOf<ReturnType<typeof giftCertificateFunctions>>;
  }
}
