import { ButtonBase, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  readonly kinds: readonly { readonly kind: string; readonly open: number }[];
  /** Empty for all. */
  readonly chosen: string;
  readonly onChoose: (kind: string) => void;
}

/** Each kind of work shows how much of it waits; a press shows only that kind. */
export function WorkKinds({ kinds, chosen, onChoose }: Props) {
  const t = useTranslate();
  const all = { kind: '', open: kinds.reduce((sum, { open }) => sum + open, 0) };
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('work.kinds')}
      sx={{ flexWrap: 'wrap', columnGap: 2, borderBottom: '1px solid', borderColor: 'divider', mb: 1 }}
    >
      {[all, ...kinds].map(({ kind, open }) => (
        <ButtonBase
          key={kind}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
          sx={{
            py: 1.25,
            gap: 0.75,
            font: 'inherit',
            color: 'primary.main',
            borderBottom: '3px solid transparent',
            '&[aria-pressed=true]': { borderColor: 'text.primary', color: 'text.primary', fontWeight: 700 },
          }}
        >
          {kind ? t(`work.kind.${kind}`, { smart_count: 2 }) : t('work.everything')} <strong>{open}</strong>
        </ButtonBase>
      ))}
    </Stack>
  );
}
