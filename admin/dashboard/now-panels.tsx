import { Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Dashboard } from '#contracts/dashboard/dashboard.ts';
import { dayOnly, numberFormat } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { Figures } from './figures.tsx';
import { listOf } from './links.ts';

/** Read models that were not moved for so long stand still. */
const SILENT_S = 10;

interface Props {
  readonly dashboard: Dashboard;
  readonly days: number;
}

/** What waits, what lies, and what failed, now: beside a day that has passed it says so. */
export function NowPanels({ dashboard: { now, isToday, from }, days }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const count = (value: number) => numberFormat(locale, {}).format(value);
  const { queue, belowSafety, unsold, failedSteps, failedPayments, projectorSilentSeconds, faultedReadModels } = now;
  const titled = (title: string) => (isToday ? title : t('dashboard.now', { title }));
  const isSilent = projectorSilentSeconds >= SILENT_S;
  return (
    <>
      <Panel title={titled(t('dashboard.queue'))}>
        {!queue.length && <Typography color="text.secondary">{t('dashboard.nothingWaits')}</Typography>}
        <Figures
          figures={queue.map(({ kind, open, overDay, overWeek }) => ({
            name: t(`work.kind.${kind}`, { smart_count: 2 }),
            value: overDay ? t('dashboard.openAndOld', { open, overDay, overWeek }) : count(open),
            isBad: overWeek > 0,
            to: `/work?kind=${kind}`,
          }))}
        />
      </Panel>
      <Panel title={titled(t('dashboard.attention'))}>
        <Figures
          figures={[
            {
              name: t('dashboard.belowSafety'),
              value: count(belowSafety),
              isBad: belowSafety > 0,
              to: listOf('stock', { only: 'belowSafety' }),
            },
            { name: t('dashboard.failedSteps'), value: count(failedSteps), isBad: failedSteps > 0, to: '/effect' },
            {
              name: t('dashboard.failedPayments'),
              value: count(failedPayments),
              isBad: failedPayments > 0,
              to: listOf('order', { paymentStatus: 'failed' }),
            },
            {
              name: t('dashboard.readModels'),
              value: faultedReadModels
                ? t('dashboard.faulted', { smart_count: faultedReadModels })
                : isSilent
                  ? t('dashboard.behind', { seconds: projectorSilentSeconds })
                  : t('dashboard.upToDate'),
              isBad: faultedReadModels > 0 || isSilent,
              to: '/work?kind=read-model',
            },
          ]}
        />
      </Panel>
      {unsold.length > 0 && (
        <Panel
          title={
            isToday
              ? t('dashboard.unsold', { smart_count: days })
              : t('dashboard.unsoldSince', { day: dayOnly(from, locale) })
          }
        >
          <Figures
            figures={unsold.map(({ itemNumber, name, onHand }) => ({
              name: `${itemNumber} ${name}`,
              value: count(onHand),
              to: `/stock/${itemNumber}/show`,
            }))}
          />
        </Panel>
      )}
    </>
  );
}
