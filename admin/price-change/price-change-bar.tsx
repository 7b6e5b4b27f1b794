import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Confirm, useLocaleState, useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { dayOnly, numberFormat } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { stickyBar } from '#admin/ui/panel.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { PriceChangeStatusChip } from './price-change-status.tsx';
import { priceChangeKey, type PriceChangeDetail } from './price-change.reader.ts';

type Step = 'plan' | 'discard' | 'takeback';

/** What can become of the change, and in which state it is. */
export function PriceChangeBar({ change }: { readonly change: PriceChangeDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { send } = useCommand(priceChangeKey);
  const mayEdit = useMay('price');
  const [asking, setAsking] = useState<Step>();
  const { priceChange, status, from, today } = change;
  const run = (step: Step) => {
    setAsking(undefined);
    return send(`admin/pricechange/${step}`, { priceChange }, `priceChange.done.${step}`);
  };
  const sure = {
    day: dayOnly(from, locale),
    count: numberFormat(locale, {}).format(change.count),
    prices: numberFormat(locale, {}).format(change.prices),
  };
  return (
    <Stack direction="row" sx={stickyBar}>
      <PriceChangeStatusChip status={status} holds={from <= today} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
        {mayEdit && status === 'draft' && (
          <>
            <Button size="small" variant="contained" disabled={!change.count} onClick={() => setAsking('plan')}>
              {t('priceChange.plan')}
            </Button>
            <Button size="small" color="error" onClick={() => setAsking('discard')}>
              {t('priceChange.discard')}
            </Button>
          </>
        )}
        {mayEdit && status === 'written' && (
          <Button size="small" color="error" variant="outlined" onClick={() => setAsking('takeback')}>
            {t('priceChange.takeBack')}
          </Button>
        )}
        <TimelineLink subject={`stream:price-change-${priceChange}`} />
      </Stack>
      {asking && (
        <Confirm
          isOpen
          title={t(`priceChange.${asking === 'takeback' ? 'takeBack' : asking}`)}
          content={t(`priceChange.sure.${asking}`, sure)}
          onConfirm={() => void run(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
}
