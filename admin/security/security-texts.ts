// The security log is read by people: an entry says names instead of ids, sentences instead of codes.
import type { SecurityRow } from './security.reader.ts';

type T = (key: string, options?: object) => string;
type Row = Pick<SecurityRow, 'names' | 'about'>;

/** Says who an id is: by name where there is one, a guest and the shop itself by what they are. */
export function nameOf(id: string, { names }: Row, t: T): string {
  if (names[id]) return names[id];
  const kind = id.slice(0, id.indexOf(':'));
  if (kind === 'system') return t('security.shop');
  return kind === 'guest' ? t('security.guest') : id || t('security.nobody');
}

export const detailsOf = (row: Row, t: T): string =>
  Object.entries(row.about)
    .sort(byLast)
    .map(([field, value]) => detail(field, value, row, t))
    .join(' · ');

/** Who did it stands after what was done. */
const byLast = ([a]: [string, string], [b]: [string, string]) => Number(a === 'by') - Number(b === 'by');

function detail(field: string, value: string, row: Row, t: T): string {
  switch (field) {
    case 'by':
      return t('security.detail.by', { name: t(`security.by.${value}`, { _: nameOf(value, row, t) }) });
    case 'code':
      return t(`security.code.${value}`, { _: t(`error.${value}`, { _: value }) });
    case 'route':
      return t('security.detail.route', { route: t(`history.accessLog.through.${value}`, { _: value }) });
    case 'role':
      return t('security.detail.role', {
        role: t(`history.staffRole.${value}`, { _: t(`customer.role.${value}`, { _: value }) }),
      });
    case 'orderAccess':
      return t(`customer.access.${value}`, { _: value });
    case 'invoiceAccess':
      return `${t('customer.field.invoiceAccess')} ${t(`customer.invoices.${value}`, { _: value })}`;
    case 'passkey':
    case 'was':
      return t(`security.detail.${field}`, { name: value });
    case 'ended':
      return t('signIn.ended', { smart_count: Number(value) });
    case 'lines':
      return t('security.detail.lines', { smart_count: Number(value) });
    case 'to':
    case 'active':
    case 'added':
    case 'email':
    case 'more':
      return t(`security.${field}.${field === 'more' ? 'notWritten' : value}`, { _: value });
    default:
      return `${field} ${value}`;
  }
}
