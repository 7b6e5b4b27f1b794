import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Numbered } from './groups.ts';

interface Props {
  readonly events: readonly Numbered[];
  /** None means all. */
  readonly chosen: readonly string[];
  readonly onChoose: (kinds: readonly string[]) => void;
}

/** The reader chooses kinds of events; each shows how many there are. */
export function KindFilter({ events, chosen, onChoose }: Props) {
  const t = useTranslate();
  const counts = new Map<string, number>();
  for (const { group } of events) counts.set(group, (counts.get(group) ?? 0) + 1);
  if (counts.size < 2) return null;
  const toggle = (kind: string) =>
    onChoose(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  return (
    <Stack direction="row" role="group" aria-label={t('history.show')} sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant={chosen.length ? 'outlined' : 'contained'}
        aria-pressed={!chosen.length}
        onClick={() => onChoose([])}
      >
        {t('history.all')} {events.length}
      </Button>
      {[...counts].map(([kind, count]) => (
        <Button
          key={kind}
          size="small"
          variant={chosen.includes(kind) ? 'contained' : 'outlined'}
          aria-pressed={chosen.includes(kind)}
          onClick={() => toggle(kind)}
        >
          {t(`history.kind.${kind}`)} {count}
        </Button>
      ))}
    </Stack>
  );
}
