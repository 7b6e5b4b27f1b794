import { Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Dashboard } from '#contracts/dashboard.ts';
import { numberFormat } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { Figures } from './figures.tsx';
import { listOf } from './links.ts';

type Now = NonNullable<Dashboard['now']>;
/** Read models that were not moved for so long stand still. */
const SILENT_S = 10;

/** What waits, what lies, and what failed, now. */
export function NowPanels({ now, days }: { readonly now: Now; readonly days: number }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const count = (value: number) => numberFormat(locale, {}).format(value);
  const { queue, belowSafety, unsold, failedSteps, failedPayments, projectorSilentSeconds, faultedReadModels } = now;
  const isSilent = projectorSilentSeconds >= SILENT_S;
  return (
    <>
      <Panel title={t('dashboard.queue')}>
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
      <Panel title={t('dashboard.attention')}>
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
        <Panel title={t('dashboard.unsold', { smart_count: days })}>
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
