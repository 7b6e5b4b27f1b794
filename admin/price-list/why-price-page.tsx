import {
  Box,
  Chip,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { dayAndTime, dayOnly, money, numberFormat } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { AccountField } from '#admin/ui/account-field.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { AnyProductSearch } from '#admin/ui/product-search.tsx';
import { timelinePath } from '#admin/ui/timeline-link.tsx';

type Why = Output<'admin/pricelist/why'>;
type Candidate = Why['candidates'][number];

/** "What does this account pay for this item, and why": the question stands in the address, so that it can be sent on. */
export function WhyPricePage() {
  const t = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const asked = askedIn(parameters);
  const ask = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParameters(next, { replace: true });
  };
  const { day, ...rest } = asked;
  const { data, error } = useQuery({
    queryKey: ['price-list', 'why', asked],
    queryFn: () => client.get('admin/pricelist/why', day ? { ...rest, day } : rest),
    enabled: asked.itemNumber !== '',
  });
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 1100 }}>
      <Title title={t('priceList.why.title')} />
      <Panel title={t('priceList.why.title')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
          <AnyProductSearch label={t('priceList.why.item')} onChoose={(item) => ask({ item })} />
          <AccountField label={t('priceList.why.account')} onChoose={({ accountId }) => ask({ account: accountId })} />
          <TextField
            type="number"
            size="small"
            fullWidth={false}
            label={t('price.quantity')}
            value={asked.quantity}
            onChange={({ target }) => ask({ quantity: target.value })}
            slotProps={{ htmlInput: { min: 1, max: 999_999 } }}
            sx={{ width: 110 }}
          />
          <TextField
            type="date"
            size="small"
            fullWidth={false}
            label={t('priceList.why.day')}
            value={asked.day || (data?.day ?? '')}
            onChange={({ target }) => ask({ day: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {asked.itemNumber && (
            <Chip
              sx={{ maxWidth: 1 }}
              label={`${asked.itemNumber} ${data?.itemName ?? ''}`}
              component={RouterLink}
              to={`/product/${asked.itemNumber}/show`}
              clickable
            />
          )}
          {asked.accountId ? (
            <Chip
              label={data?.accountName || asked.accountId}
              onDelete={() => ask({ account: '' })}
              component={RouterLink}
              to={`/customer/${asked.accountId}/show`}
              clickable
            />
          ) : (
            <Chip label={t('priceList.group.guest')} variant="outlined" />
          )}
        </Box>
      </Panel>
      <Box role="status">
        {!asked.itemNumber && <Typography>{t('priceList.why.choose')}</Typography>}
        {error && <Typography color="error">{messageOf(error, t)}</Typography>}
      </Box>
      {data && <Answer data={data} item={asked.itemNumber} />}
    </Stack>
  );
}

/** What stands in the address may be missing, field by field. */
const askedIn = (parameters: URLSearchParams) => ({
  accountId: parameters.get('account') ?? '',
  itemNumber: parameters.get('item') ?? '',
  quantity: Number(parameters.get('quantity') ?? 1) || 1,
  day: parameters.get('day') ?? '',
});

function Answer({ data, item }: { readonly data: Why; readonly item: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { unitPrice, currency, day } = data;
  return (
    <Panel
      title={
        unitPrice === undefined
          ? t('priceList.why.noPrice', { currency })
          : t('priceList.why.pays', { price: money(unitPrice, currency, locale), day: dayOnly(day, locale) })
      }
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('priceList.why.order')}
      </Typography>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            {(['list', 'because', 'says', 'price', 'setBy'] as const).map((column) => (
              <TableCell key={column} align={column === 'price' ? 'right' : 'left'}>
                {t(`priceList.why.column.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.candidates.map((one) => (
            <TableRow key={one.priceList} sx={one.won ? { '& td': { fontWeight: 700, bgcolor: '#EAF6EC' } } : {}}>
              <TableCell data-label={t('priceList.why.column.list')}>
                <Link component={RouterLink} to={`/price-list/${one.priceList}/show`}>
                  {one.name[locale]}
                </Link>
              </TableCell>
              <TableCell data-label={t('priceList.why.column.because')}>
                {t(`priceList.why.because.${one.because}`)}
              </TableCell>
              <TableCell data-label={t('priceList.why.column.says')}>
                <Says candidate={one} currency={currency} />{' '}
                {one.won && <Chip size="small" color="success" label={t('priceList.why.won')} />}
              </TableCell>
              <TableCell align="right" data-label={t('priceList.why.column.price')}>
                {one.unitPrice === undefined ? '–' : money(one.unitPrice, currency, locale)}
              </TableCell>
              <TableCell data-label={t('priceList.why.column.setBy')}>
                {one.event && one.at && (
                  <Link
                    component={RouterLink}
                    to={timelinePath(`stream:${one.event.split('@')[0]}`)}
                    title={t('priceList.why.history', { item })}
                  >
                    {t('priceList.why.setBy', {
                      by: one.by ?? '',
                      at: dayAndTime(one.at, locale),
                      version: one.version ?? 0,
                    })}
                  </Link>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

function Says({ candidate, currency }: { readonly candidate: Candidate; readonly currency: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { why, rule, tierQuantity = 1 } = candidate;
  if (why === 'rule' && rule) {
    const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 3, signDisplay: 'always' }).format(
      rule.milliPercent / 100_000,
    );
    return (
      <>
        {t(`priceList.why.rule.${rule.of}`, {
          percent,
          named: rule.shownName,
          price: money(rule.listPrice, currency, locale),
        })}
      </>
    );
  }
  if (why === 'price')
    return <>{tierQuantity > 1 ? t('priceList.why.tier', { quantity: tierQuantity }) : t('priceList.why.own')}</>;
  return <>{t(`priceList.why.${why}`, { currency })}</>;
}
