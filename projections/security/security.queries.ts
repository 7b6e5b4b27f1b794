import type { securityOperations, SecurityEventRow } from '#contracts/security.ts';
import type { Input } from '#contracts/api.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';

/** Lines of one export; what is longer is exported in parts, by time. */
const MOST = 100_000;

type Filter = Input<'admin/security/csv'>;
type Row = Omit<SecurityEventRow, 'at'> & { readonly at: Date };

function where({ kind, subject, address, from, until }: Filter): { readonly sql: string; readonly values: unknown[] } {
  const parts: [string, unknown][] = [
    ...(kind ? [['kind = $', kind] as [string, unknown]] : []),
    ...(subject ? [['subject = $', subject] as [string, unknown]] : []),
    ...(address ? [['address = $', address] as [string, unknown]] : []),
    ...(from ? [['at >= $', from] as [string, unknown]] : []),
    ...(until ? [['at < $', until] as [string, unknown]] : []),
  ];
  return { sql: parts.map(([condition], index) => `${condition}${index + 1}`).join(' and ') || 'true', values: parts.map(([, value]) => value) };
}

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export function securityQueries({ pool }: ReadSide): Handlers<typeof securityOperations, 'query'> {
  async function exported(filter: Filter, { caller, address, services }: OperationContext): Promise<SecurityEventRow[]> {
    const { sql, values } = where(filter);
    const { rows } = await pool.query<Row>(`select id::text, at, kind, subject, address, about from platform.security_event where ${sql} order by at, id limit ${MOST}`, values);
    await services.securityLog.record({ kind: 'log-exported', subject: caller.personId, address, about: { lines: String(rows.length) } });
    return rows.map(asWire);
  }

  return {
    async 'admin/security/list'({ page, pageSize, ...filter }) {
      const { sql, values } = where(filter);
      const [counted, found] = await Promise.all([
        pool.query<{ total: number }>(`select count(*)::int as total from (select 1 from platform.security_event where ${sql} limit ${MOST}) as counted`, values),
        pool.query<Row>(`select id::text, at, kind, subject, address, about from platform.security_event where ${sql} order by at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`, values),
      ]);
      return { total: counted.rows[0]!.total, rows: found.rows.map(asWire) };
    },
    async 'admin/security/csv'(filter, context) {
      const lines = (await exported(filter, context)).map(({ at, kind, subject, address, about }) => [at, kind, subject, address, JSON.stringify(about)].map(cell).join(','));
      return { fileName: `security-log-${context.now.slice(0, 10)}.csv`, content: ['at,kind,subject,address,about', ...lines, ''].join('\r\n') };
    },
    async 'admin/security/json'(filter, context) {
      return { fileName: `security-log-${context.now.slice(0, 10)}.jsonl`, content: (await exported(filter, context)).map((row) => `${JSON.stringify(row)}\n`).join('') };
    },
  };
}

const asWire = ({ at, ...row }: Row): SecurityEventRow => ({ ...row, at: at.toISOString() });
