import { Link, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { EffectSubject } from '#contracts/effect/effect.ts';
import { numberFormat } from '#admin/lib/format.ts';

/** Pages of their own; a cart has its history only. */
const PAGES: Partial<Record<EffectSubject['kind'], (id: string) => string>> = {
  order: (id) => `/order/${id}/show`,
  quote: (id) => `/quote/${id}/show`,
  account: (id) => `/customer/${id}/show`,
  'import-source': (id) => `/import-source/${id}/show`,
  cart: (id) => `/history/${encodeURIComponent(`cart:${id}`)}/show`,
};

/** Names the subject of an e-mail or step as staff know it: its number, whose it is, and which file or item. */
export function EffectAbout({ about: { kind, id, title, person, detail } }: { readonly about: EffectSubject }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  if (kind === 'none') return <code>{id}</code>;
  const words = t(`effect.subject.${kind}`, {
    title: kind === 'head' ? numberFormat(locale, {}).format(Number(title)) : title,
  }).trim();
  const page = PAGES[kind]?.(id);
  return (
    <div>
      {page ? (
        <Link component={RouterLink} to={page} sx={kind === 'account' ? {} : { whiteSpace: 'nowrap' }}>
          {words}
        </Link>
      ) : (
        words
      )}
      {[person, detail !== title && detail].filter(Boolean).map((line) => (
        <Typography key={String(line)} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
    </div>
  );
}
