import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayAndTime, money, numberFormat } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { useSumRows } from '#admin/ui/sums.tsx';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { goodsIn } from '#domain/shared/price/goods-in.ts';
import { freightAmount, linesOf } from '#domain/shared/price/priced.ts';
import { FURTHER } from '#domain/shared/pricing.ts';
import { measure } from '#admin/lib/measure.ts';
import { taxBase } from '#domain/shared/price/steps/tax.ts';
import type { PriceSource, WhyPrice as Why } from '#contracts/shared/explanation.ts';
import type { SumRow } from '#contracts/shared/sum-rows.ts';

type Line = Why['explanation']['lines'][number];
type Step = Line['steps'][number];

interface Props {
  readonly kind: 'order' | 'quote';
  readonly id: string;
}

/** Under every total: how it comes about, step by step, and whether the steps alone give the same cent. */
export function WhyPrice({ kind, id }: Props) {
  const t = useTranslate();
  const { asOf } = useAsOf();
  const [open, setOpen] = useState(false);
  const past = asOf === undefined ? {} : { asOf };
  const { data, error } = useQuery({
    queryKey: ['replay', 'why', kind, id, asOf],
    enabled: open,
    staleTime: 0,
    queryFn: () =>
      kind === 'order'
        ? client.get('admin/order/whyprice', { orderId: id, ...past })
        : client.get('admin/quote/whyprice', { quoteId: id, ...past }),
  });
  return (
    <Panel title={t('replay.why.title')}>
      <Box
        component="details"
        open={open}
        onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
        sx={details}
      >
        <summary>{t('replay.why.unfold')}</summary>
        {error && (
          <Typography role="alert" color="error">
            {error.message}
          </Typography>
        )}
        {data && <Explained kind={kind} why={data} />}
      </Box>
    </Panel>
  );
}

function Explained({
  kind,
  why: { explanation, charged, recomputed, agrees, sources },
}: {
  readonly kind: Props['kind'];
  readonly why: Why;
}) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const language = locale === 'fr' ? 'fr' : 'en';
  const amount = (cents: number) => money(cents, explanation.currency, locale);
  const { deliveries, lines } = explanation;
  const source = sources.find(({ step }) => step === 'freight');
  const beforeDeliveries = useSumRows([recomputed]).filter(({ sum }) => isOfLines(sum));
  return (
    <>
      {lines.map((line) => (
        <LineSteps
          key={line.lineId}
          line={line}
          name={line.name[language]}
          amount={amount}
          sources={sources.filter((source) => source.lineId === line.lineId || source.step === 'quote-discount')}
        />
      ))}
      <ul>
        {beforeDeliveries.map(({ key, label, amounts: [value = 0] }) => (
          <Row key={key} label={label} value={amount(value)} />
        ))}
        {deliveries.flatMap(({ deliveryId, lineIds, steps }) =>
          steps.map((step) => (
            <Row
              key={`${deliveryId} ${step.kind} ${step.source.name.en}`}
              label={
                step.kind === 'freight' ? (
                  <>
                    {t('replay.why.freight', {
                      method: step.source.name[language],
                      weight: kilograms(step.source.grams, locale),
                    })}{' '}
                    <ShippingRule rule={step.source.rule} amount={amount} /> {source && <Source source={source} />}
                  </>
                ) : step.kind === 'freight-promotion' ? (
                  t('priceStep.freight-promotion.why', {
                    name: step.source.name[language],
                    percent: percent(step.source.milliPercent, locale),
                  })
                ) : (
                  t(step.source.onShipping ? 'replay.why.taxWithFreight' : 'replay.why.tax', {
                    name: step.source.name[language],
                    destination: step.source.destination,
                    rate: percent(step.source.rate, locale),
                    base: amount(
                      taxBase(step.source, {
                        goodsOf: goodsIn(linesOf(lines, { lineIds })),
                        freight: freightAmount({ steps }),
                        before: steps.slice(0, steps.indexOf(step)),
                      }),
                    ),
                  })
                )
              }
              value={amount(step.amount)}
            />
          )),
        )}
        <Row label={t('replay.why.total')} value={amount(recomputed.OrderTotal)} strong />
      </ul>
      <Typography role="status" sx={{ mt: 1, fontWeight: 700, color: agrees ? 'success.main' : 'error.main' }}>
        {t(`replay.why.${agrees ? 'agrees' : 'differs'}.${kind}`, {
          recomputed: amount(recomputed.OrderTotal),
          charged: amount(charged.OrderTotal),
        })}
      </Typography>
    </>
  );
}

/** Freight and taxes follow step by step. */
const isOfLines = (sum: SumRow['sum']) => sum === 'SubTotal' || sum === 'DiscountTotal' || sum === 'Fee';

interface LineStepsProps {
  readonly line: Line;
  readonly name: string;
  readonly amount: (cents: number) => string;
  readonly sources: readonly PriceSource[];
}

function LineSteps({ line, name, amount, sources }: LineStepsProps) {
  const t = useTranslate();
  return (
    <Box component="section" sx={{ mt: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {line.quantity} × {line.itemNumber && <code>{line.itemNumber}</code>} {name}
      </Typography>
      <ul>
        {line.steps.map((step, index) => (
          <Row
            key={index}
            label={<StepWords step={step} source={sources.find((source) => source.step === step.kind)} />}
            value={
              'unitPrice' in step.source
                ? t('replay.why.each', { price: amount(step.source.unitPrice) })
                : amount(step.amount)
            }
          />
        ))}
        <Row label={t('replay.why.line')} value={amount(line.total)} strong />
      </ul>
    </Box>
  );
}

interface StepWordsProps {
  readonly step: Step;
  readonly source: PriceSource | undefined;
}

function StepWords({ step, source }: StepWordsProps) {
  const t = useTranslate();
  const by = source?.by ?? ('by' in step.source ? step.source.by : '');
  const [locale] = useLocaleState();
  const rate = 'milliPercent' in step.source ? percent(step.source.milliPercent, locale) : '';
  const name = 'name' in step.source ? step.source.name[locale === 'fr' ? 'fr' : 'en'] : '';
  const words = t(`priceStep.${step.kind}.why`, { ...step.source, name, reason: step.reason, by, percent: rate });
  return (
    <>
      {words} {source && <Source source={source} />}
    </>
  );
}

/** The way to the event: the quote as it stood with it, or the price's own history. */
function Source({ source: { event, at, by, step } }: { readonly source: PriceSource }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [stream = ''] = event.split('@');
  const asOf = new URLSearchParams({ asOf: event });
  const to = stream.startsWith('quote-')
    ? `/quote/${stream.slice('quote-'.length)}/show?${asOf}`
    : `/replay?${new URLSearchParams({ tab: 'thing', kind: 'price', id: stream.slice('price-list-'.length) })}&${asOf}`;
  return (
    <Link component={RouterLink} to={to} title={event} variant="body2">
      {step === 'list' || step === 'freight'
        ? t(step === 'list' ? 'replay.why.setBy' : 'replay.why.computedAt', { at: dayAndTime(at, locale), by })
        : dayAndTime(at, locale)}
    </Link>
  );
}

type DeliveryStep = Why['explanation']['deliveries'][number]['steps'][number];
type Rule = Extract<DeliveryStep, { kind: 'freight' }>['source']['rule'];

function ShippingRule({ rule, amount }: { readonly rule: Rule; readonly amount: (cents: number) => string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  if (!rule) return null;
  if (rule.kind === 'pickup') return <>{t('replay.why.pickup')}</>;
  if (rule.kind === 'free') return <>{t('replay.why.free', { from: amount(rule.from) })}</>;
  const band = {
    above: measure(rule.above, rule.by, amount, locale),
    price: amount(rule.price),
    upTo: rule.upTo === undefined ? '' : measure(rule.upTo, rule.by, amount, locale),
    further: measure(FURTHER[rule.by], rule.by, amount, locale),
    perFurther: amount(rule.pricePerFurther ?? 0),
  };
  const text = rule.pricePerFurther ? 'perFurther' : rule.upTo === undefined ? 'lastBand' : 'band';
  return <>{t(`replay.why.${text}`, band)}</>;
}

const Row = ({
  label,
  value,
  strong = false,
}: {
  readonly label: ReactNode;
  readonly value: string;
  readonly strong?: boolean;
}) => (
  <li style={{ fontWeight: strong ? 700 : 400 }}>
    <span>{label}</span>
    <span>{value}</span>
  </li>
);

const kilograms = (grams: number, locale: string) =>
  numberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 }).format(grams / 1_000);
/** Thousandths of a percent. */
const percent = (rate: number, locale: string) =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100_000);

const details = {
  '& summary': { cursor: 'pointer', color: 'primary.main', fontWeight: 600, minHeight: 24 },
  '& ul': { listStyle: 'none', m: 0, p: 0, fontVariantNumeric: 'tabular-nums' },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25 },
  '& li > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& li > :last-of-type': { whiteSpace: 'nowrap' },
} as const;
