import { Box, Button, Link, TextField, Typography } from '@mui/material';
import { useQuery, skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { money, numberFormat, shopDayIn } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { shortPercent } from '#admin/lib/number-input.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { promotionKey } from './promotion.reader.ts';

type Replayed = Output<'admin/promotion/replay'>;

const QUARTER = 91;

/** What it would have done to the orders of the last quarter, as it was saved; whether it runs does not matter. */
export function ReplayPromotion({ promotionId, version }: { readonly promotionId: string; readonly version: number }) {
  const t = useTranslate();
  const [days, setDays] = useState({ from: shopDayIn(-QUARTER), until: shopDayIn(0) });
  const [asked, setAsked] = useState<typeof days>();
  const { data, error, isFetching } = useQuery({
    queryKey: [...promotionKey, 'replay', promotionId, version, asked],
    queryFn: asked
      ? ({ signal }) => client.get('admin/promotion/replay', { promotionId, ...asked }, { signal })
      : skipToken,
    retry: false,
    staleTime: Infinity,
  });
  return (
    <Panel title={t('promotion.replay.title')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('promotion.replay.help')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            size="small"
            fullWidth={false}
            label={t(`promotion.field.${end}`)}
            value={days[end]}
            onChange={({ target }) => setDays({ ...days, [end]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
        <Button
          variant="contained"
          disabled={!days.from || !days.until || isFetching}
          onClick={() => setAsked({ ...days })}
        >
          {t(isFetching ? 'promotion.replay.running' : 'promotion.replay.run')}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 1.5 }}>
        {error && <Typography color="error">{messageOf(error, t)}</Typography>}
        {data && !isFetching && <Answer replayed={data} />}
      </Box>
    </Panel>
  );
}

function Answer({ replayed }: { readonly replayed: Replayed }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { orders, most, same, met, cost, goods, currency, against, dearest } = replayed;
  const amount = (minor: number) => money(minor, currency, locale);
  const count = (number: number) => numberFormat(locale, {}).format(number);
  const share = (part: number, of: number) => shortPercent(of ? (part / of) * 100 : 0, locale);
  if (!orders) return <Typography>{t('promotion.replay.none')}</Typography>;
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>
        {t('promotion.replay.met', { met: count(met), orders: count(orders), share: share(met, orders) })}
      </Typography>
      <Typography sx={{ fontWeight: 700 }}>
        {t('promotion.replay.cost', { cost: amount(cost), goods: amount(goods), share: share(cost, goods) })}
      </Typography>
      <Typography color={same === orders ? 'success.main' : 'text.secondary'}>
        {t(same === orders ? 'promotion.replay.same' : 'promotion.replay.notSame', {
          same: count(same),
          orders: count(orders),
        })}
      </Typography>
      {orders >= most && <Typography>{t('promotion.replay.most', { most: count(most) })}</Typography>}
      {against.length > 0 && (
        <>
          <Typography component="h3" sx={{ mt: 1, fontWeight: 700 }}>
            {t('promotion.replay.against')}
          </Typography>
          <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
            {against.map(({ why, orders: many }) => (
              <li key={why}>{t('form.labelled', { label: t(`promotion.reason.${why}`), value: count(many) })}</li>
            ))}
          </Box>
        </>
      )}
      {dearest.length > 0 && (
        <>
          <Typography component="h3" sx={{ mt: 1, fontWeight: 700 }}>
            {t('promotion.replay.dearest')}
          </Typography>
          <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
            {dearest.map(({ orderId, orderNumber, off }) => (
              <li key={orderId}>
                <Link component={RouterLink} to={`/order/${orderId}/show`}>
                  {orderNumber}
                </Link>
                {t('form.labelled', { label: '', value: `−${amount(off)}` })}
              </li>
            ))}
          </Box>
        </>
      )}
    </>
  );
}
