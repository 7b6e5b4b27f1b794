import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayOnly, money } from '#admin/lib/format.ts';
import { useSumRows } from '#admin/ui/sums.tsx';
import { useDesk } from './desk-commands.tsx';

/** Says the differences between two revisions in words. */
export function RevisionDifference({ from, to }: { readonly from: number; readonly to: number }) {
  const {
    desk: {
      quote: { quoteId, currency },
    },
  } = useDesk();
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { data, error } = useQuery({
    queryKey: ['quote', 'difference', quoteId, from, to, locale],
    queryFn: () => client.get('admin/quote/difference', { quoteId, from, to }),
  });
  const sums = useSumRows(data ? [data.totals.before, data.totals.after] : []);
  if (error)
    return (
      <Typography role="alert" color="error">
        {error.message}
      </Typography>
    );
  if (!data) return null;
  const amount = (value: number) => money(value, currency, locale);
  const sentences = [
    ...data.lines.map(({ lineId, name, change, quantity, total }) =>
      t(`quote.difference.${change}`, {
        line: t('quote.lineNamed', { line: lineId, item: name }),
        quantityBefore: quantity.before,
        quantityAfter: quantity.after,
        totalBefore: amount(total.before),
        totalAfter: amount(total.after),
      }),
    ),
    ...sums
      .filter(({ amounts: [was, is] }) => was !== is)
      .map(({ label, amounts: [was = 0, is = 0] }) =>
        t('quote.difference.sum', { sum: label, before: amount(was), after: amount(is) }),
      ),
    ...(data.validUntil.before === data.validUntil.after
      ? []
      : [
          t('quote.difference.validUntil', {
            before: dayOnly(data.validUntil.before, locale),
            after: dayOnly(data.validUntil.after, locale),
          }),
        ]),
  ];
  if (sentences.length === 0) return <Typography sx={{ pt: 1 }}>{t('quote.difference.none')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pt: 1, pl: 2.5 }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  );
}
