import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, Slider, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { moment as shownMoment } from '#admin/lib/format.ts';
import { useAsOfBar } from '#admin/lib/use-as-of-bar.ts';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import type { DescribedEvent } from '#contracts/history/history.ts';
import type { ReplayEvent } from '#contracts/replay/replay.ts';
import type { ReplayKind } from '#contracts/history/subject-kinds.ts';
import { BuyerPage } from './buyer-page.tsx';
import { indexAsOf, localDateTime } from './event-window.ts';
import { useEventDescriptions } from './use-event-descriptions.ts';

interface Props {
  readonly kind: ReplayKind;
  readonly id: string;
}

/** More ticks than this are a line. */
const MAX_TICKS = 60;
const NONE: readonly ReplayEvent[] = [];

/**
 * Goes through the events of one thing: by slider, by step, or to a moment. The page below shows it as it stood then.
 * Those who have other work fold it away (`HistoryButtons`).
 */
export function AsOfBar(props: Props) {
  const { isShown } = useAsOfBar();
  return isShown ? <MomentsBar {...props} /> : null;
}

/** The bar itself, for pages that are about nothing else. */
export function MomentsBar({ kind, id }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { asOf, look } = useAsOf();
  const { moments, at, error, loading } = useMoments(kind, id, asOf);
  const now = moments.length;
  const [dragged, setDragged] = useState<number>();
  useEffect(() => setDragged(undefined), [asOf]);
  const goTo = (index: number) => look(moments[Math.max(0, index)]?.event);
  const shown = dragged ?? at;
  const descriptions = useEventDescriptions(
    kind,
    id,
    moments,
    asOf === undefined && dragged === undefined ? undefined : shown,
  );
  const brief = (index: number) => {
    const moment = moments[index];
    if (moment) return t('replay.event', { number: index + 1, total: now, at: shownMoment(moment.at, locale) });
    return index < 0 ? t('replay.outside') : t('replay.now');
  };
  const named = (index: number) => {
    const described = descriptions.get(moments[index]?.position ?? '');
    return described
      ? t('replay.eventSaid', { event: brief(index), description: described.description })
      : brief(index);
  };
  if (error)
    return (
      <Typography role="alert" color="error">
        {error.message}
      </Typography>
    );
  // While it loads it stands there already, with nothing to move: the page below does not jump.
  if (!now && !loading) return null;
  return (
    <Box component="section" aria-label={t('replay.asOf')} sx={asOf === undefined ? bar : { ...bar, ...past }}>
      {asOf !== undefined && (
        <PastBanner moment={moments[at]} described={descriptions.get(moments[at]?.position ?? '')} asOf={asOf} />
      )}
      <Stack direction="row" sx={{ gap: 1, rowGap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Stack direction="row" sx={{ flex: '1 1 320px', minWidth: 0, gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>{t('replay.asOf')}</Typography>
          <IconButton size="small" aria-label={t('replay.previous')} disabled={at <= 0} onClick={() => goTo(at - 1)}>
            <ChevronLeft />
          </IconButton>
          <Slider
            size="small"
            min={0}
            max={now}
            step={1}
            value={Math.max(0, shown)}
            disabled={loading}
            marks={now <= MAX_TICKS}
            track={false}
            aria-label={t('replay.slider')}
            getAriaValueText={named}
            valueLabelDisplay="auto"
            valueLabelFormat={brief}
            onChange={(_event, index) => setDragged(index as number)}
            onChangeCommitted={(_event, index) => goTo(index as number)}
            sx={{ flex: 1, minWidth: 0, mx: 1 }}
          />
          <IconButton
            size="small"
            aria-label={t('replay.next')}
            disabled={loading || at >= now}
            onClick={() => goTo(at + 1)}
          >
            <ChevronRight />
          </IconButton>
        </Stack>
        <MomentForm asOf={asOf} first={moments[0]?.at} moment={moments[at]?.at} look={look} />
        <Button size="small" variant="outlined" disabled={asOf === undefined} onClick={() => look(undefined)}>
          {t('replay.now')}
        </Button>
        <Seen kind={kind} id={id} asOf={asOf} moment={brief(at)} />
      </Stack>
      {dragged !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {named(dragged)}
        </Typography>
      )}
    </Box>
  );
}

/** A link for things that have a page of the buyer's own. */
const Seen = ({
  kind,
  ...page
}: {
  readonly kind: ReplayKind;
  readonly id: string;
  readonly asOf: string | undefined;
  readonly moment: string;
}) => (kind === 'order' || kind === 'quote' ? <BuyerPage kind={kind} {...page} /> : null);

/** The history of a thing, and where in it the past stands that is looked at; its length for the present. */
function useMoments(kind: ReplayKind, id: string, asOf: string | undefined) {
  const { data, error } = useQuery({
    queryKey: ['replay', 'moments', kind, id],
    queryFn: () => client.get('admin/replay/moments', { kind, id }),
  });
  const moments = data?.moments ?? NONE;
  const known = asOf === undefined ? moments.length : indexAsOf(moments, asOf);
  // An event of another history: only the server knows what of this one came before it.
  const { data: before } = useQuery({
    queryKey: ['replay', 'moments', kind, id, asOf],
    enabled: known === undefined,
    retry: false,
    queryFn: () => client.get('admin/replay/moments', { kind, id, asOf }),
  });
  return { moments, at: known ?? (before?.moments.length ?? 0) - 1, error, loading: data === undefined && !error };
}

interface PastProps {
  readonly moment: ReplayEvent | undefined;
  readonly described: DescribedEvent | undefined;
  readonly asOf: string;
}

function PastBanner({ moment, described, asOf }: PastProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const isEvent = asOf.includes('@');
  const then = isEvent
    ? moment?.event === asOf
      ? shownMoment(moment.at, locale)
      : asOf
    : Number.isNaN(Date.parse(asOf))
      ? asOf
      : shownMoment(asOf, locale);
  const at = moment && shownMoment(moment.at, locale);
  const last =
    at &&
    (described
      ? t(at === then ? 'replay.justAfter' : 'replay.after', {
          description: described.description,
          by: described.by,
          at,
        })
      : t('replay.afterAt', { at }));
  return (
    <Typography role="status" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      <strong>{t('replay.past', { at: then })}</strong> · {last ?? t('replay.outside')} · {t('replay.readOnly')}
    </Typography>
  );
}

interface MomentProps {
  readonly asOf: string | undefined;
  readonly first: string | undefined;
  readonly moment: string | undefined;
  readonly look: (asOf: string) => void;
}

/** A date and time of the reader's own zone; Enter goes there. */
function MomentForm({ asOf, first, moment, look }: MomentProps) {
  const t = useTranslate();
  const known = asOf === undefined ? '' : localDateTime(asOf.includes('@') ? (moment ?? '') : asOf);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('moment'));
    if (typed) look(new Date(typed).toISOString());
  };
  return (
    <Stack component="form" direction="row" onSubmit={submit} sx={{ gap: 1, alignItems: 'center' }}>
      <TextField
        key={known}
        name="moment"
        type="datetime-local"
        size="small"
        label={t('replay.moment')}
        defaultValue={known.startsWith('NaN') ? '' : known}
        fullWidth={false}
        sx={{ width: 230 }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            step: 1,
            max: localDateTime(new Date().toISOString()),
            ...(first ? { min: localDateTime(first) } : {}),
          },
        }}
      />
      <Button type="submit" size="small">
        {t('replay.go')}
      </Button>
    </Stack>
  );
}

const bar = {
  p: 1.5,
  mt: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '3px',
  bgcolor: '#fff',
} as const;
/** Must not be taken for the present: hatched, framed, and always in sight. */
const past = {
  border: '3px solid',
  borderColor: '#8A4B00',
  borderRadius: '3px',
  p: 1.5,
  position: { md: 'sticky' },
  top: 48,
  zIndex: 4,
  bgcolor: '#FFF8EC',
  backgroundImage: 'repeating-linear-gradient(-45deg, #FFF8EC 0 14px, #FBEBD0 14px 20px)',
} as const;
