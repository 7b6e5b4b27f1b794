import { Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayAndTime, dayOnly, money } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { Facts, Words, Writer, WrittenPage, type Fact } from '#admin/ui/written-page.tsx';
import type { ReturnDetail } from '#contracts/return/return-shapes.ts';
import { ReturnButtons } from './return-buttons.tsx';
import { ReturnLines } from './return-lines.tsx';
import { ReturnPhotos } from './return-photos.tsx';
import { ReturnStatus } from './return-status.tsx';

/** What comes back of an order and why, what became of it, and what can be done with it. */
export function ReturnPage() {
  const t = useTranslate();
  const { id: returnId = '' } = useParams();
  const { data: one, error } = useQuery({
    queryKey: ['return', 'detail', returnId],
    queryFn: () => client.get('admin/return/detail', { returnId }),
  });
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!one) return null;
  return (
    <WrittenPage
      resource="return"
      id={returnId}
      timeline={`order:${one.orderId}`}
      title={one.returnNumber}
      status={<ReturnStatus status={one.status} />}
      actions={<ReturnButtons one={one} />}
    >
      <Panel title={t('return.lines')}>
        <ReturnLines one={one} />
      </Panel>
      {one.photos.length > 0 && (
        <Panel title={t('return.photos')}>
          <ReturnPhotos one={one} />
        </Panel>
      )}
      <Panel title={t('return.facts')}>
        {one.comments && <Words>{one.comments}</Words>}
        <Known one={one} />
      </Panel>
      <Panel title={t('return.history')}>
        <Steps one={one} />
      </Panel>
    </WrittenPage>
  );
}

interface Props {
  readonly one: ReturnDetail;
}

function Known({ one }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { orderId, orderNumber, accountId, accountName, buyer, email, expiresOn, reason, feeWaived } = one;
  const amount = (value: number) => money(value, one.currency, locale);
  const facts: readonly Fact[] = [
    [
      t('return.order'),
      <Link key="order" component={RouterLink} to={`/order/${orderId}/show`}>
        <code>{orderNumber}</code>
      </Link>,
    ],
    [t('return.buyer'), <Writer key="buyer" accountId={accountId} name={buyer} />],
    ...(accountName ? [[t('return.account'), accountName] as const] : []),
    [t('return.email'), email],
    ...(one.resolution === 'refund' ? [] : [[t('return.wanted'), t(`return.resolution.${one.resolution}`)] as const]),
    ...(one.restockingFee ? [[t('return.fee'), amount(one.restockingFee)] as const] : []),
    ...(feeWaived ? [[t('return.feeWaived'), feeWaived] as const] : []),
    [t('return.amount'), amount(one.amount)],
    ...(one.storeCredit ? [[t('return.storeCredit'), amount(one.storeCredit)] as const] : []),
    ...(expiresOn ? [[t('return.expires'), dayOnly(expiresOn, locale)] as const] : []),
    ...(reason ? [[t('return.refusal'), reason] as const] : []),
  ];
  return <Facts facts={facts} />;
}

function Steps({ one }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.5 }}>
      {one.steps.map(({ status, at, by }) => (
        <Typography component="li" key={`${status} ${at}`}>
          {t(`return.step.${status}`)}{' '}
          <Typography component="span" color="text.secondary">
            {by.startsWith('guest:') ? one.buyer : by}, {dayAndTime(at, locale)}
          </Typography>
        </Typography>
      ))}
    </Stack>
  );
}
