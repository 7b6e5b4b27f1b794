// One field over everything: orders, quotes, customers, products, settings and screens, by the keyboard alone.
import Search from '@mui/icons-material/Search';
import { Box, Dialog, IconButton, InputBase, List, ListItemButton, ListSubheader, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { FoundThing } from '#contracts/dashboard/dashboard.ts';
import { plain } from '#domain/shared/plain-text.ts';
import { client } from '#admin/lib/client.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { isTyping } from './is-typing.ts';
import { KeysHint } from '#admin/ui/keys-hint.tsx';

export interface Screen {
  readonly to: string;
  readonly name: string;
  /** Other words that it is looked for by. */
  readonly words?: string;
}
interface Entry {
  readonly group: FoundThing['kind'] | 'screen';
  readonly to: string;
  readonly title: string;
  readonly more: string;
}

const AFTER_MS = 120;
const MOST_SCREENS = 6;
const pages: Readonly<Record<FoundThing['kind'], (id: string) => string>> = {
  order: (id) => `/order/${id}/show`,
  quote: (id) => `/quote/${id}/show`,
  customer: (id) => `/customer/${id}/show`,
  product: (id) => `/product/${id}/show`,
  setting: (id) => `/setting#${id}`,
};

/** A button in the bar; `/` and Ctrl-K open it, `?` shows the keys. */
export function GlobalSearch({ screens }: { readonly screens: readonly Screen[] }) {
  const t = useTranslate();
  const [open, setOpen] = useState<'search' | 'keys'>();
  useEffect(() => {
    const byKey = (event: KeyboardEvent) => {
      const isCommandKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (!isCommandKey && !(isPlain && (event.key === '/' || event.key === '?'))) return;
      event.preventDefault();
      setOpen(isPlain && event.key === '?' ? 'keys' : 'search');
    };
    document.addEventListener('keydown', byKey);
    return () => document.removeEventListener('keydown', byKey);
  }, []);
  const close = () => setOpen(undefined);
  return (
    <>
      <IconButton color="inherit" aria-label={t('find.open')} title={t('find.open')} onClick={() => setOpen('search')}>
        <Search />
      </IconButton>
      {open === 'search' && <SearchDialog screens={screens} onClose={close} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}

interface DialogProps {
  readonly screens: readonly Screen[];
  readonly onClose: () => void;
}

export function SearchDialog({ screens, onClose }: DialogProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const wanted = useSettled(typed.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['find', wanted],
    queryFn: ({ signal }) => client.get('admin/search', { search: wanted }, { signal }),
    enabled: wanted.length > 1,
    placeholderData: keepPreviousData,
  });
  const entries = [...screensNamed(screens, typed), ...(typed.trim().length > 1 ? entriesOf(data?.rows ?? []) : [])];
  const at = Math.min(chosen, Math.max(0, entries.length - 1));
  const go = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    void navigate(entry.to);
  };
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step) {
      event.preventDefault();
      setChosen((at + step + entries.length) % Math.max(1, entries.length));
    }
    if (event.key === 'Enter') go(entries[at]);
  };
  const nothing = wanted.length > 1 && !isFetching && !entries.length;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={t('find.open')}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Search color="action" />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          placeholder={t('find.placeholder')}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: 'combobox',
            'aria-label': t('find.open'),
            'aria-expanded': entries.length > 0,
            'aria-controls': 'found',
            'aria-activedescendant': entries.length ? `found-${at}` : undefined,
            maxLength: 80,
          }}
        />
      </Box>
      <List id="found" role="listbox" dense sx={{ overflowY: 'auto', minHeight: { md: 120 }, py: 0 }}>
        {entries.map((entry, index) => (
          <Found
            key={entry.to}
            entry={entry}
            id={`found-${index}`}
            isFirst={entries[index - 1]?.group !== entry.group}
            isChosen={index === at}
            onChoose={() => go(entry)}
          />
        ))}
        {nothing && <Typography sx={{ p: 2 }}>{t('find.nothing', { wanted })}</Typography>}
        {!typed && (
          <Box sx={{ p: 2 }}>
            <KeysHint>{t('find.help')}</KeysHint>
          </Box>
        )}
      </List>
    </Dialog>
  );
}

interface FoundProps {
  readonly entry: Entry;
  readonly id: string;
  /** The first of its kind: the kind's name stands above it. */
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Found({ entry: { group, title, more }, id, isFirst, isChosen, onChoose }: FoundProps) {
  const t = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <>
      {isFirst && (
        <ListSubheader role="presentation" sx={{ lineHeight: '28px', borderTop: '1px solid', borderColor: 'divider' }}>
          {t(`find.kind.${group}`)}
        </ListSubheader>
      )}
      <ListItemButton
        ref={row}
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isChosen}
        selected={isChosen}
        onClick={onChoose}
        sx={{ gap: 1, alignItems: 'baseline' }}
      >
        <Typography component="span" noWrap sx={{ flex: 'none', maxWidth: '60%' }}>
          {title}
        </Typography>
        <Typography component="span" noWrap variant="body2" color="text.secondary">
          {more}
        </Typography>
      </ListItemButton>
    </>
  );
}

const entriesOf = (rows: readonly FoundThing[]): Entry[] =>
  rows.map(({ kind, id, title, more }) => ({ group: kind, to: pages[kind](id), title, more }));

/** Screens are known here: all of them before anything is typed would be the menu again. */
const screensNamed = (screens: readonly Screen[], typed: string): Entry[] =>
  typed.trim()
    ? screens
        .filter(({ name, words = '' }) => plain(`${name} ${words}`).includes(plain(typed.trim())))
        .slice(0, MOST_SCREENS)
        .map(({ to, name }) => ({ group: 'screen', to, title: name, more: '' }))
    : [];

/** A text once nobody has changed it for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
