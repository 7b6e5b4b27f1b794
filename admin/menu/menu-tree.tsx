// The entries of a menu as a tree: dragged, or moved with Alt and the arrow keys; what one says and where it leads is
// edited in its row.
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, Button, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { KeysHint } from '#admin/ui/keys-hint.tsx';
import type { MenuEntry, MenuTarget } from '#domain/menu/menu.events.ts';
import { CategoryField, PageField } from '#admin/ui/content/target-field.tsx';
import { useMay } from '#admin/lib/use-rights.ts';
import { changed, dropped, indented, inserted, MOST_LEVELS, outdented, removed, shifted, type Place } from './moves.ts';

const KINDS = ['page', 'category', 'address', 'heading'] as const;
const MOVES: Readonly<Record<string, (entries: readonly MenuEntry[], place: Place) => ReturnType<typeof indented>>> = {
  ArrowUp: (entries, place) => shifted(entries, place, -1),
  ArrowDown: (entries, place) => shifted(entries, place, 1),
  ArrowRight: indented,
  ArrowLeft: outdented,
};

const blank = (): MenuEntry => ({
  entryId: crypto.randomUUID().slice(0, 8).replace(/^\d/, 'e'),
  label: { en: '', fr: '' },
  target: { kind: 'page', page: '' },
  children: [],
});

export function MenuTree() {
  const t = useTranslate();
  const { field } = useInput({ source: 'entries' });
  const mayEdit = useMay('content') && field.disabled !== true;
  const entries = (field.value ?? []) as readonly MenuEntry[];
  const tree = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Place>();
  const set = (next: readonly MenuEntry[]) => field.onChange(next);

  const byKey = (event: KeyboardEvent, place: Place) => {
    const move = event.altKey ? MOVES[event.key] : undefined;
    if (!move || !mayEdit) return;
    event.preventDefault();
    const moved = move(entries, place);
    set(moved.entries);
    // The focus goes where the entry goes.
    requestAnimationFrame(() =>
      tree.current?.querySelector<HTMLElement>(`[data-place="${moved.place.join('.')}"] [data-handle]`)?.focus(),
    );
  };
  const drop = (event: DragEvent, place: Place) => {
    event.preventDefault();
    event.stopPropagation();
    if (dragged) set(dropped(entries, dragged, place));
    setDragged(undefined);
  };
  const rows = (of: readonly MenuEntry[], above: Place) =>
    of.map((entry, index): React.ReactNode => {
      const place = [...above, index];
      return (
        <Box key={entry.entryId} role="treeitem" aria-selected={false} aria-level={place.length}>
          <Box
            data-place={place.join('.')}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, place)}
            sx={{ pl: above.length * 4, borderBottom: '1px solid', borderColor: 'divider', py: 1 }}
          >
            <Row
              entry={entry}
              mayEdit={mayEdit}
              canHold={place.length < MOST_LEVELS}
              onChange={(next) => set(changed(entries, place, () => next))}
              onRemove={() => set(removed(entries, place))}
              onAdd={() => set(inserted(entries, [...place, entry.children.length], blank()))}
              onKeyDown={(event) => byKey(event, place)}
              onDragStart={() => setDragged(place)}
            />
          </Box>
          {entry.children.length > 0 && <div role="group">{rows(entry.children, place)}</div>}
        </Box>
      );
    });

  return (
    <Box>
      {mayEdit && <KeysHint>{t('content.menu.keys')}</KeysHint>}
      <Box ref={tree} role="tree" aria-label={t('content.menu.entries')}>
        {rows(entries, [])}
      </Box>
      {!entries.length && <Typography color="text.secondary">{t('content.menu.empty')}</Typography>}
      {mayEdit && (
        <Box
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => drop(event, [entries.length])}
          sx={{ pt: 1 }}
        >
          <Button size="small" startIcon={<Add />} onClick={() => set([...entries, blank()])}>
            {t('content.menu.add')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

interface RowProps {
  readonly entry: MenuEntry;
  readonly mayEdit: boolean;
  readonly canHold: boolean;
  readonly onChange: (entry: MenuEntry) => void;
  readonly onRemove: () => void;
  readonly onAdd: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onDragStart: () => void;
}

function Row({ entry, mayEdit, canHold, onChange, onRemove, onAdd, onKeyDown, onDragStart }: RowProps) {
  const t = useTranslate();
  const { label, target } = entry;
  const name = label.en || t('content.menu.entry');
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }} onKeyDown={onKeyDown}>
      <IconButton
        data-handle
        size="small"
        draggable={mayEdit}
        onDragStart={onDragStart}
        disabled={!mayEdit}
        aria-label={t('content.menu.move', { name })}
        title={t('content.menu.keys')}
        sx={{ cursor: 'grab' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      {(['en', 'fr'] as const).map((language) => (
        <TextField
          key={language}
          size="small"
          label={t('form.inLanguage', { label: t('content.menu.label'), language: t(`form.language.${language}`) })}
          value={label[language]}
          disabled={!mayEdit}
          onChange={({ target: { value } }) => onChange({ ...entry, label: { ...label, [language]: value } })}
          slotProps={{ htmlInput: { maxLength: 60, lang: language } }}
          sx={{ width: 170 }}
        />
      ))}
      <TextField
        select
        size="small"
        label={t('content.menu.leadsTo')}
        value={target.kind}
        disabled={!mayEdit}
        onChange={({ target: { value } }) => onChange({ ...entry, target: targetOf(value as MenuTarget['kind'], '') })}
        sx={{ width: 130 }}
      >
        {KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`content.menu.kind.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <Where target={target} disabled={!mayEdit} onChange={(next) => onChange({ ...entry, target: next })} />
      {mayEdit && canHold && (
        <IconButton size="small" aria-label={t('content.menu.addBelow', { name })} onClick={onAdd}>
          <Add fontSize="small" />
        </IconButton>
      )}
      {mayEdit && (
        <IconButton size="small" aria-label={t('content.menu.remove', { name })} onClick={onRemove}>
          <Delete fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
}

interface WhereProps {
  readonly target: MenuTarget;
  readonly disabled: boolean;
  readonly onChange: (target: MenuTarget) => void;
}

/** Pages and categories are picked; only an address is typed. */
function Where({ target, disabled, onChange }: WhereProps) {
  const t = useTranslate();
  if (target.kind === 'heading') return null;
  const field = {
    label: t(`content.menu.where.${target.kind}`),
    value: whereOf(target),
    disabled,
    onChange: (where: string) => onChange(targetOf(target.kind, where)),
  };
  if (target.kind === 'page') return <PageField {...field} />;
  if (target.kind === 'category') return <CategoryField {...field} />;
  return (
    <TextField
      {...field}
      size="small"
      required
      onChange={({ target: { value } }) => field.onChange(value)}
      sx={{ flex: 1, minWidth: 150 }}
    />
  );
}

function targetOf(kind: MenuTarget['kind'], where: string): MenuTarget {
  switch (kind) {
    case 'page':
      return { kind, page: where };
    case 'category':
      return { kind, category: where };
    case 'address':
      return { kind, address: where };
    case 'heading':
      return { kind };
  }
}

const whereOf = (target: MenuTarget): string =>
  target.kind === 'page'
    ? target.page
    : target.kind === 'category'
      ? target.category
      : target.kind === 'address'
        ? target.address
        : '';
