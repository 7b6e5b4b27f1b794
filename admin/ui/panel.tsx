import { Paper, Typography } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';

/** On a phone a table's rows become blocks: each value on a line of its own beside its column's name (`data-label`). */
export const stacksOnPhone = {
  '@media (max-width: 899.95px)': {
    '& thead': {
      display: 'block',
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody, & tr': { display: 'block' },
    '& tbody th': { display: 'block', border: 0, p: 0 },
    '& tr': { py: 1, borderBottom: '1px solid', borderColor: 'divider' },
    '& td': {
      display: 'flex',
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: 1,
      border: 0,
      px: 0,
      py: 0.25,
      textAlign: 'start',
    },
    '& td:empty': { display: 'none' },
    // Several lines beside their column's name, not below it.
    '& td[data-lines]': { flexWrap: 'nowrap' },
    '& td[data-lines] > div': { minWidth: 0, textAlign: 'end' },
    '& td[data-label]::before': { content: 'attr(data-label)', color: 'text.secondary', flex: 'none', maxWidth: '45%' },
  },
} as const;

/** The bar of an order's or quote's page: on a wide screen its commands stay in sight. */
export const stickyBar = {
  gap: 1.5,
  rowGap: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
  py: 1,
  position: { md: 'sticky' },
  top: { md: 48 },
  zIndex: 3,
  bgcolor: 'background.default',
  borderBottom: '3px solid',
  borderColor: 'text.primary',
} as const;

/** Read aloud, not seen: the head of a column of buttons. */
export const onlyHeard = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  clipPath: 'inset(50%)',
} as const;

/** A titled, ruled part of a page. Who has no mouse scrolls it by the arrow keys once it is wider than the screen. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isWider, setWider] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!place) return undefined;
    const observer = new ResizeObserver(() => setWider(place.scrollWidth > place.clientWidth));
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  return (
    <Paper
      component="section"
      ref={setPlace}
      sx={{ p: 2, overflowX: 'auto' }}
      {...(isWider && { tabIndex: 0, 'aria-label': title })}
    >
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
