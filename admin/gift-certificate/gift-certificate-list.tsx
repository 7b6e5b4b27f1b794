import { DataTable, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { dayOnly, dayOf, money } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { statusFilter } from '#admin/ui/written-status.tsx';
import { GIFT_CERTIFICATE_STATUSES } from '#contracts/gift-certificate/gift-certificate.ts';
import { CertificateStatus } from './certificate-status.tsx';
import type { GiftCertificateRow } from './gift-certificate.reader.ts';
import { IssueCertificateButton } from './issue-certificate-button.tsx';

const Column = DataTable.Col<GiftCertificateRow>;
const CENTS = 100;

const columns: readonly FileColumn<GiftCertificateRow>[] = [
  { source: 'number', label: 'giftCertificate.number', value: ({ number }) => number },
  { source: 'name', label: 'giftCertificate.owner', value: ({ name }) => name },
  { source: 'email', label: 'giftCertificate.email', value: ({ email }) => email },
  { source: 'amount', label: 'giftCertificate.amount', value: ({ amount }) => amount / CENTS },
  { source: 'balance', label: 'giftCertificate.balance', value: ({ balance }) => balance / CENTS },
  { source: 'currency', label: 'giftCertificate.currency', value: ({ currency }) => currency },
  { source: 'validUntil', label: 'giftCertificate.validUntil', value: ({ validUntil }) => validUntil },
  {
    source: 'status',
    label: 'giftCertificate.status.name',
    value: ({ status }, t) => t(`giftCertificate.status.${status}`),
  },
  { source: 'issuedAt', label: 'giftCertificate.issuedAt', value: ({ issuedAt }) => issuedAt },
];

/** Gift certificates with what is left of each; their codes stand nowhere. */
export function GiftCertificateList() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const until = ({ validUntil }: GiftCertificateRow) => (validUntil ? dayOnly(validUntil, locale) : '–');
  const left = ({ balance, currency }: GiftCertificateRow) => money(balance, currency, locale);
  return (
    <ResourceList<GiftCertificateRow>
      resource="gift-certificate"
      texts="giftCertificate"
      sort={{ field: 'issuedAt', order: 'DESC' }}
      filters={[statusFilter('giftCertificate', GIFT_CERTIFICATE_STATUSES)]}
      exported={{ name: t('resources.gift-certificate.name', { smart_count: 2 }), columns }}
      create={<IssueCertificateButton />}
      table={
        <ResourceTable onlyWide={['email', 'amount', 'issuedAt']}>
          <Column
            source="number"
            label="giftCertificate.number"
            disableSort
            render={({ number, certificateId }) => (
              <RowLink to={`/gift-certificate/${certificateId}/show`}>
                <code>{number}</code>
              </RowLink>
            )}
          />
          <Column source="name" label="giftCertificate.owner" disableSort />
          <Column source="email" label="giftCertificate.email" disableSort />
          <Column
            source="amount"
            label="giftCertificate.amount"
            render={({ amount, currency }) => money(amount, currency, locale)}
          />
          <Column source="balance" label="giftCertificate.balance" render={left} />
          <Column source="validUntil" label="giftCertificate.validUntil" render={until} />
          <Column
            source="status"
            label="giftCertificate.status.name"
            disableSort
            render={({ status }) => <CertificateStatus status={status} />}
          />
          <Column
            source="issuedAt"
            label="giftCertificate.issuedAt"
            render={({ issuedAt }) => dayOf(issuedAt, locale)}
          />
        </ResourceTable>
      }
      blocks={
        <SimpleList<GiftCertificateRow>
          rowClick="show"
          primaryText={(row) => (
            <>
              <code>{row.number}</code> {row.name} <CertificateStatus status={row.status} />
            </>
          )}
          secondaryText={(row) =>
            `${t('form.labelled', { label: t('giftCertificate.balance'), value: left(row) })} · ${until(row)}`
          }
        />
      }
    />
  );
}
