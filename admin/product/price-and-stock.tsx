// What a product costs in the standard list and what lies where, changed on its own page. All else about prices and stock
// has pages of its own.
import {
  Alert,
  Box,
  Button,
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
import { useQuery, skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { asLanguage, minorDigits, money, numberFormat, shopDayIn } from '#admin/lib/format.ts';
import { DialogProblem } from '#admin/lib/message-of.ts';
import { amountText, typedAmount } from '#admin/lib/number-input.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { useWarehouses } from '#admin/lib/use-warehouses.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { productKey } from './product-key.ts';
import type { ProductDetail } from './product.reader.ts';

type PriceList = Output<'admin/pricelist/list'>['rows'][number];
type PriceItem = Output<'admin/pricelist/items'>['rows'][number];

/** Everybody's list: of the product's currency, else the first that there is. */
function useStandardPrice({ itemNumber, currency }: ProductDetail) {
  const { data: list } = useQuery({
    queryKey: ['pricelist', 'standard', currency],
    queryFn: async () => {
      const { rows } = await client.get('admin/pricelist/list', { pageSize: 1_000 });
      const standard = rows.filter(({ isStandard }) => isStandard);
      return standard.find((one) => one.currency === currency) ?? standard[0] ?? null;
    },
  });
  const { data: item } = useQuery({
    queryKey: [...productKey(itemNumber), 'price', list?.priceList],
    queryFn: list
      ? async () => {
          const { rows } = await client.get('admin/pricelist/items', { priceList: list.priceList, search: itemNumber });
          return rows.find((one) => one.itemNumber === itemNumber) ?? null;
        }
      : skipToken,
  });
  return { list, item };
}

export function PriceAndStock({ product }: { readonly product: ProductDetail }) {
  const t = useTranslate();
  return (
    <Box id="section-priceAndStock" tabIndex={-1} sx={{ scrollMarginTop: 110, outline: 'none' }}>
      <Panel title={t('product.section.priceAndStock')}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
          <Price product={product} />
          <Stock product={product} />
        </Box>
      </Panel>
    </Box>
  );
}

function Price({ product }: { readonly product: ProductDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayPrice = useMay('price');
  const [isOpen, setOpen] = useState(false);
  const { list, item } = useStandardPrice(product);
  if (list === null) return <Typography color="text.secondary">{t('product.sale.noList')}</Typography>;
  if (!list || item === undefined) return <Box sx={{ minHeight: 120 }} />;
  const tiers = item?.periods[item.present]?.tiers ?? [];
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <Typography variant="subtitle2" component="p">
        {t('product.sale.price')}{' '}
        <Link component={RouterLink} to={`/price-list/${encodeURIComponent(list.priceList)}/show`}>
          {list.name[asLanguage(locale)] || list.priceList}
        </Link>
      </Typography>
      {tiers.map(({ quantity, unitPrice }) => (
        <Typography key={quantity}>
          {quantity > 1 && `${t('product.sale.from', { quantity: numberFormat(locale, {}).format(quantity) })} `}
          <strong>{money(unitPrice, list.currency, locale)}</strong>
        </Typography>
      ))}
      {!tiers.length && <Alert severity="warning">{t('product.sale.noPrice')}</Alert>}
      {mayPrice && (
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          {t('product.sale.setPrice')}
        </Button>
      )}
      {isOpen && <PriceDialog product={product} list={list} item={item} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

interface PriceDialogProps {
  readonly product: ProductDetail;
  readonly list: PriceList;
  readonly item: PriceItem | null;
  readonly onClose: () => void;
}

/** The price of one unit; tiers and periods stay as they are. */
function PriceDialog({ product: { itemNumber }, list, item, onClose }: PriceDialogProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { refresh } = useCommand(productKey(itemNumber));
  const digits = minorDigits(list.currency);
  const present = item?.periods[item.present];
  const label = t('product.sale.unitPrice', { currency: list.currency });
  const submit = async (form: FormData) => {
    const unitPrice = typedAmount(String(form.get('unitPrice')), locale, digits);
    if (unitPrice === undefined) throw new DialogProblem(t('form.notANumber'));
    const today = shopDayIn(0);
    const first = { quantity: 1, unitPrice };
    const changed = {
      from: present?.from ?? '',
      until: present?.until ?? '',
      tiers: [first, ...(present?.tiers.slice(1) ?? [])],
    };
    const later =
      item?.periods.filter((period) => period !== present && (!period.until || period.until >= today)) ?? [];
    await client.post('admin/pricelist/setprices', {
      priceList: list.priceList,
      items: [{ itemNumber, seenVersion: item?.version ?? 0, periods: [changed, ...later] }],
    });
    await refresh();
  };
  return (
    <CommandDialog
      title={t('product.sale.setPrice')}
      submit={t('ra.action.save')}
      done="form.saved"
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        name="unitPrice"
        label={label}
        defaultValue={present?.tiers[0] ? amountText(present.tiers[0].unitPrice, locale, digits) : ''}
        autoFocus
        required
        helperText={(present?.tiers.length ?? 0) > 1 ? t('product.sale.tiersStay') : undefined}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
      />
    </CommandDialog>
  );
}

function Stock({ product }: { readonly product: ProductDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayCount = useMay('stock');
  const [counted, setCounted] = useState<string>();
  const { itemNumber } = product;
  const { data: stock } = useQuery({
    queryKey: [...productKey(itemNumber), 'stock'],
    queryFn: () => client.get('admin/stock/detail', { itemNumber }),
    enabled: !product.data.bundle.length,
    retry: false,
  });
  const { data: warehouses } = useWarehouses();
  if (product.data.bundle.length) return <Typography color="text.secondary">{t('product.sale.ofParts')}</Typography>;
  const number = (value: number) => numberFormat(locale, {}).format(value);
  const rows = (warehouses?.warehouses ?? []).filter(({ active }) => active);
  const at = (code: string) => stock?.warehouses.find(({ warehouse }) => warehouse === code);
  return (
    <Stack sx={{ gap: 1, alignItems: 'start', minWidth: 0 }}>
      <Typography variant="subtitle2" component="p">
        {t('product.sale.stock')}{' '}
        <Link component={RouterLink} to={`/stock/${encodeURIComponent(itemNumber)}/show`}>
          {t('product.sale.movements')}
        </Link>
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('product.sale.warehouse')}</TableCell>
            <TableCell align="right">{t('stock.onHand')}</TableCell>
            <TableCell align="right">{t('stock.available')}</TableCell>
            {mayCount && <ActionsHead />}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ warehouse, name }) => (
            <TableRow key={warehouse}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{name[asLanguage(locale)]}</TableCell>
              <TableCell align="right">{number(at(warehouse)?.onHand ?? 0)}</TableCell>
              <TableCell align="right">{number(at(warehouse)?.available ?? 0)}</TableCell>
              {mayCount && (
                <TableCell align="right">
                  <Button
                    size="small"
                    aria-label={`${t('product.sale.count')} ${name[asLanguage(locale)]}`}
                    onClick={() => setCounted(warehouse)}
                  >
                    {t('product.sale.count')}
                  </Button>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {counted !== undefined && (
        <CountDialog
          itemNumber={itemNumber}
          warehouse={counted}
          present={at(counted)?.onHand ?? 0}
          onClose={() => setCounted(undefined)}
        />
      )}
    </Stack>
  );
}

interface CountDialogProps {
  readonly itemNumber: string;
  readonly warehouse: string;
  readonly present: number;
  readonly onClose: () => void;
}

function CountDialog({ itemNumber, warehouse, present, onClose }: CountDialogProps) {
  const t = useTranslate();
  const { refresh } = useCommand(productKey(itemNumber));
  const submit = async (form: FormData) => {
    const lines = [{ itemNumber, quantity: Number(form.get('quantity')) }];
    const { refused } = await client.post('admin/stock/count', { warehouse, lines });
    if (refused[0]) throw new DialogProblem(refused[0].message);
    await refresh();
  };
  return (
    <CommandDialog
      title={t('product.sale.countTitle')}
      submit={t('ra.action.save')}
      done="form.saved"
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        name="quantity"
        type="number"
        label={t('stock.onHand')}
        defaultValue={present}
        autoFocus
        required
        slotProps={{ htmlInput: { min: 0, step: 1 } }}
      />
    </CommandDialog>
  );
}
