import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayAndTime, dayOnly, money } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { Facts, Words, WrittenPage, type Fact } from '#admin/ui/written-page.tsx';
import type { GiftCertificateDetail } from '#contracts/gift-certificate/gift-certificate.ts';
import { CertificateButtons } from './certificate-buttons.tsx';
import { CertificateStatus } from './certificate-status.tsx';

/** What is left of a gift certificate, who got it and why; what was paid by it is in its timeline. */
export function GiftCertificatePage() {
  const t = useTranslate();
  const { id: certificateId = '' } = useParams();
  const { data: certificate, error } = useQuery({
    queryKey: ['gift-certificate', 'detail', certificateId],
    queryFn: () => client.get('admin/giftcertificate/detail', { certificateId }),
  });
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!certificate) return null;
  const { number, status, message, language } = certificate;
  return (
    <WrittenPage
      resource="gift-certificate"
      id={certificateId}
      title={number}
      status={<CertificateStatus status={status} />}
      actions={<CertificateButtons certificate={certificate} />}
    >
      <Panel title={t('giftCertificate.balance')}>
        <Money certificate={certificate} />
      </Panel>
      <Panel title={t('giftCertificate.owner')}>
        {message && <Words lang={language}>{message}</Words>}
        <Known certificate={certificate} />
      </Panel>
    </WrittenPage>
  );
}

interface Props {
  readonly certificate: GiftCertificateDetail;
}

function Money({ certificate: { amount, balance, held, currency, validUntil } }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const facts: readonly Fact[] = [
    [t('giftCertificate.amount'), money(amount, currency, locale)],
    [t('giftCertificate.balance'), money(balance, currency, locale)],
    ...(held ? [[t('giftCertificate.held'), money(held, currency, locale)] as const] : []),
    [t('giftCertificate.validUntil'), validUntil ? dayOnly(validUntil, locale) : t('giftCertificate.noEnd')],
  ];
  return <Facts facts={facts} />;
}

function Known({ certificate }: Props) {
  const { name, email, language, reason, issuedBy, issuedAt, sentAt, letterOn, giver, orderId } = certificate;
  const t = useTranslate();
  const [locale] = useLocaleState();
  const facts: readonly Fact[] = [
    [t('giftCertificate.name'), name],
    [t('giftCertificate.email'), email],
    [t('giftCertificate.language.name'), t(`giftCertificate.language.${language}`)],
    ...(giver ? [[t('giftCertificate.giver'), giver] as const] : []),
    orderId
      ? [t('giftCertificate.order'), <Link to={`/order/${orderId}/show`}>{reason}</Link>]
      : [t('giftCertificate.reason'), reason],
    [t('giftCertificate.issuedBy'), issuedBy],
    [t('giftCertificate.issuedAt'), dayAndTime(issuedAt, locale)],
    ...(letterOn ? [[t('giftCertificate.letterOn'), dayOnly(letterOn, locale)] as const] : []),
    [t('giftCertificate.sentAt'), sentAt ? dayAndTime(sentAt, locale) : t('giftCertificate.neverSent')],
  ];
  return <Facts facts={facts} />;
}
