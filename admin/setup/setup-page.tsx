import Check from '@mui/icons-material/CheckCircle';
import Later from '@mui/icons-material/ScheduleOutlined';
import Open from '@mui/icons-material/RadioButtonUnchecked';
import { Alert, Box, Button, LinearProgress, Link, Stack, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import type { SetupStep } from '#contracts/setup/setup.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { DraftPages, isTried, Trial } from './step-actions.tsx';
import { setupKey, useSetup } from './use-setup.ts';

type Step = Output<'admin/setup/list'>['steps'][number];

/** The ordinary screen of each thing: there is nothing to learn twice. */
const SCREENS: Readonly<Record<SetupStep, string>> = {
  company: '/setting#company',
  currency: '/setting#market',
  warehouse: '/warehouse',
  timezone: '/setting#setting-TimeZone',
  tax: '/tax',
  shipping: '/shipping',
  calendar: '/calendar',
  payment: '/setting#payment',
  visitors: '/setting#setting-GuestsSeePrices',
  mail: '/setting#setting-MailSender',
  letters: '/letter',
  address: '',
  catalogue: '/import',
  stock: '/stock',
  page: '/page',
  staff: '/staff',
};
const ICONS = { done: Check, open: Open, later: Later } as const;
const COLOURS = { done: 'success', open: 'action', later: 'disabled' } as const;

/** The list of what a new shop needs, and the button that opens it. */
export function SetupPage() {
  const t = useTranslate();
  const { data, error } = useSetup();
  const steps = data?.steps ?? [];
  const done = steps.filter(({ status }) => status === 'done').length;
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 860 }}>
      <Title title={t('resources.setup.name')} />
      {error && <Alert severity="error">{messageOf(error, t)}</Alert>}
      {data && (
        <Panel title={t('setup.progress', { done, all: steps.length })}>
          <LinearProgress
            variant="determinate"
            value={(100 * done) / steps.length}
            aria-label={t('setup.progress', { done, all: steps.length })}
            sx={{ mb: 1 }}
          />
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {steps.map((step) => (
              <StepRow key={step.step} step={step} />
            ))}
          </Box>
        </Panel>
      )}
      {data && <Opening isOpen={data.isOpen} steps={steps} />}
    </Stack>
  );
}

function StepRow({ step: { step, status, needed } }: { readonly step: Step }) {
  const t = useTranslate();
  const mayChange = useMay('setting');
  const { send } = useCommand(setupKey);
  const Icon = ICONS[status];
  const name = t(`setup.step.${step}.name`);
  const postpone = (later: boolean) => send('admin/setup/postpone', { step, later });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '32px 1fr', sm: '32px 1fr auto' },
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Icon color={COLOURS[status]} titleAccess={t(`setup.status.${status}`)} />
      <Box>
        <Typography sx={{ fontWeight: 600 }}>
          {SCREENS[step] ? (
            <Link component={RouterLink} to={SCREENS[step]}>
              {name}
            </Link>
          ) : (
            name
          )}
          {needed && status !== 'done' && (
            <Typography component="span" variant="body2" color="text.secondary">
              {` · ${t('setup.needed')}`}
            </Typography>
          )}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t(`setup.step.${step}.help`)}
        </Typography>
        {step === 'page' && status !== 'done' && <DraftPages />}
        {mayChange && isTried(step) && <Trial step={step} />}
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: 'auto' } }}>
        {mayChange && status === 'open' && !needed && (
          <Button size="small" aria-label={t('setup.laterOf', { name })} onClick={() => void postpone(true)}>
            {t('setup.later')}
          </Button>
        )}
        {mayChange && status === 'later' && (
          <Button size="small" aria-label={t('setup.nowOf', { name })} onClick={() => void postpone(false)}>
            {t('setup.now')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function Opening({ isOpen, steps }: { readonly isOpen: boolean; readonly steps: readonly Step[] }) {
  const t = useTranslate();
  const mayChange = useMay('setting');
  const { send, isBusy } = useCommand(setupKey);
  const missing = steps.filter(({ needed, status }) => needed && status !== 'done');
  const change = (from: string, to: string) =>
    send('admin/setting/change', { name: 'ShopOpen', from, to }, to === '1' ? 'setup.opened' : 'setup.closed');
  return (
    <Panel title={t(isOpen ? 'setup.isOpen' : 'setup.isClosed')}>
      <Typography sx={{ mb: 1 }}>{t(isOpen ? 'setup.openText' : 'setup.closedText')}</Typography>
      {!isOpen && missing.length > 0 && (
        <Typography sx={{ mb: 1 }}>
          {t('setup.missing', { steps: missing.map(({ step }) => t(`setup.step.${step}.name`)).join(', ') })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {mayChange && !isOpen && (
          <Button
            variant="contained"
            size="large"
            disabled={isBusy || missing.length > 0}
            onClick={() => void change('0', '1')}
          >
            {t('setup.open')}
          </Button>
        )}
        <Button component="a" href="/" target="_blank" rel="noopener">
          {t('setup.look')}
        </Button>
        {mayChange && isOpen && (
          <Button color="error" disabled={isBusy} onClick={() => void change('1', '0')}>
            {t('setup.close')}
          </Button>
        )}
      </Box>
    </Panel>
  );
}
