import Delete from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  Chip,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Output } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { money, numberFormat } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { AccountField } from '#admin/ui/account-field.tsx';
import { onlyHeard, Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { ProductSearch } from '#admin/ui/product-search.tsx';
import { promotionKey } from './promotion.reader.ts';

type Tried = Output<'admin/promotion/try'>;

interface Line {
  readonly itemNumber: string;
  readonly quantity: number;
}

/** A cart that is nobody's: what all promotions make of it, and why the others do not. `promotionId` counts as if it ran. */
export function TryPromotions({ promotionId }: { readonly promotionId: string | undefined }) {
  const t = useTranslate();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [account, setAccount] = useState<{ readonly accountId: string; readonly name: string }>();
  const [codes, setCodes] = useState('');
  const [at, setAt] = useState('');
  const coupons = useDeferredValue(codes)
    .split(/[\s,;]+/)
    .filter(Boolean);
  const asked = {
    lines: [...lines],
    accountId: account?.accountId ?? '',
    coupons,
    ...(promotionId ? { promotionId } : {}),
    ...(at ? { at: new Date(at).toISOString() } : {}),
  };
  const { data, error } = useQuery({
    queryKey: [...promotionKey, 'try', asked],
    queryFn: () => client.post('admin/promotion/try', asked),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const put = (itemNumber: string) =>
    setLines((now) =>
      now.some((line) => line.itemNumber === itemNumber) ? now : [...now, { itemNumber, quantity: 1 }],
    );
  return (
    <Panel title={t('promotion.try.title')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('promotion.try.help')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <ProductSearch label={t('promotion.try.item')} onChoose={put} />
        <AccountField label={t('promotion.try.account')} onChoose={setAccount} />
        <TextField
          size="small"
          fullWidth={false}
          label={t('promotion.try.coupons')}
          value={codes}
          onChange={({ target }) => setCodes(target.value)}
          slotProps={{ htmlInput: { maxLength: 160 } }}
        />
        <TextField
          type="datetime-local"
          size="small"
          fullWidth={false}
          label={t('promotion.try.at')}
          value={at}
          onChange={({ target }) => setAt(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
      <Box sx={{ mt: 1 }}>
        {account ? (
          <Chip label={account.name || account.accountId} onDelete={() => setAccount(undefined)} />
        ) : (
          <Chip label={t('priceList.group.guest')} variant="outlined" />
        )}
      </Box>
      <Box role="status">{error && <Typography color="error">{messageOf(error, t)}</Typography>}</Box>
      {lines.length > 0 && data && (
        <>
          <TriedLines
            tried={data}
            onQuantity={(itemNumber, quantity) =>
              setLines((now) => now.map((line) => (line.itemNumber === itemNumber ? { itemNumber, quantity } : line)))
            }
            onRemove={(itemNumber) => setLines((now) => now.filter((line) => line.itemNumber !== itemNumber))}
          />
          <TriedResults tried={data} />
        </>
      )}
    </Panel>
  );
}

interface LinesProps {
  readonly tried: Tried;
  readonly onQuantity: (itemNumber: string, quantity: number) => void;
  readonly onRemove: (itemNumber: string) => void;
}

function TriedLines({ tried: { lines, currency }, onQuantity, onRemove }: LinesProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const amount = (minor: number) => money(minor, currency, locale);
  const total = lines.reduce((sum, { net = 0, off }) => sum + net - off, 0);
  return (
    <Table size="small" sx={{ mt: 1, ...stacksOnPhone }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('promotion.try.item')}</TableCell>
          <TableCell>{t('price.quantity')}</TableCell>
          <TableCell align="right">{t('promotion.try.price')}</TableCell>
          <TableCell align="right">{t('promotion.try.off')}</TableCell>
          <TableCell align="right">{t('promotion.try.pays')}</TableCell>
          <TableCell>
            <Box component="span" sx={onlyHeard}>
              {t('promotion.try.remove')}
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ itemNumber, name, quantity, net, off }) => (
          <TableRow key={itemNumber}>
            <TableCell component="th" scope="row">
              <code>{itemNumber}</code> {name}
            </TableCell>
            <TableCell data-label={t('price.quantity')}>
              <TextField
                type="number"
                size="small"
                fullWidth={false}
                value={quantity}
                onChange={({ target }) => {
                  const typed = Number(target.value);
                  if (Number.isInteger(typed) && typed > 0) onQuantity(itemNumber, typed);
                }}
                sx={{ width: 100 }}
                slotProps={{
                  htmlInput: { min: 1, max: 999_999, 'aria-label': `${t('price.quantity')}, ${itemNumber}` },
                }}
              />
            </TableCell>
            <TableCell align="right" data-label={t('promotion.try.price')}>
              {net === undefined ? t('promotion.try.noPrice') : amount(net)}
            </TableCell>
            <TableCell align="right" data-label={t('promotion.try.off')}>
              {off ? `−${amount(off)}` : ''}
            </TableCell>
            <TableCell align="right" data-label={t('promotion.try.pays')}>
              {net === undefined ? '' : amount(net - off)}
            </TableCell>
            <TableCell>
              <IconButton
                aria-label={`${t('promotion.try.remove')}, ${itemNumber}`}
                onClick={() => onRemove(itemNumber)}
              >
                <Delete fontSize="small" />
              </IconButton>
            </TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell colSpan={4} sx={{ fontWeight: 700 }}>
            {t('promotion.try.total')}
          </TableCell>
          <TableCell align="right" sx={{ fontWeight: 700 }}>
            {amount(total)}
          </TableCell>
          <TableCell />
        </TableRow>
      </TableBody>
    </Table>
  );
}

function TriedResults({ tried: { promotions, currency } }: { readonly tried: Tried }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const missing = ({ why, missing: lacks = 0 }: Tried['promotions'][number]): string => {
    if (why === 'minimum-amount') return money(lacks, currency, locale);
    if (why === 'minimum-weight')
      return `${numberFormat(locale, { maximumFractionDigits: 3 }).format(lacks / 1_000)} kg`;
    return String(lacks);
  };
  return (
    <Box component="ul" sx={{ pl: 2.5 }}>
      {promotions.map((one) => (
        <li key={one.promotionId}>
          <strong>{one.name}</strong>:{' '}
          {one.applied
            ? one.off
              ? `−${money(one.off, currency, locale)}`
              : t('promotion.try.freight')
            : t(`promotion.against.${one.why ?? 'nothing-off'}`, { missing: missing(one) })}
        </li>
      ))}
    </Box>
  );
}
