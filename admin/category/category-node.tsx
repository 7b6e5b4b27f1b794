import {
  attachInstruction,
  extractInstruction,
  type Instruction,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, Button, Chip, Link, Typography } from '@mui/material';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { categoryTreeKey } from './category-tree-key.ts';

type Category = Output<'admin/category/tree'>['categories'][number];
export type How = 'above' | 'below' | 'into';

interface Props {
  readonly category: Category;
  readonly language: 'en' | 'fr';
  readonly mayEdit: boolean;
  /** Tells whether Alt with this key moved it. */
  readonly onKey: (key: string) => boolean;
  readonly onDropped: (dragged: string, how: How) => void;
  readonly onAddBelow: () => void;
}

const HOW = { 'reorder-before': 'above', 'reorder-after': 'below', combine: 'into' } as const;
const INDENT_PX = 24;

export function CategoryNode({ category, language, mayEdit, onKey, onDropped, onAddBelow }: Props) {
  const t = useTranslate();
  const { categoryId, depth, name, hidden, type, products } = category;
  const { row, over } = useDragging(categoryId, mayEdit, onDropped);
  const keys = (event: KeyboardEvent) => {
    if (event.altKey && event.key.startsWith('Arrow') && mayEdit) {
      event.preventDefault();
      onKey(event.key);
    }
  };
  return (
    <Box
      component="li"
      ref={row}
      onKeyDown={keys}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        minHeight: 38,
        pl: `${8 + depth * INDENT_PX}px`,
        pr: 1,
        listStyle: 'none',
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
        '&:focus-within, &:hover': { bgcolor: '#EAF2FB' },
        ...(over ? marks[over] : {}),
      }}
    >
      {mayEdit && <DragIndicator fontSize="small" sx={{ color: 'text.disabled', cursor: 'grab' }} />}
      <Link
        component={RouterLink}
        id={`category-${categoryId}`}
        to={`/category/${categoryId}/show`}
        color={hidden ? 'text.secondary' : 'primary'}
        draggable={false}
        sx={{ fontWeight: depth === 0 ? 700 : 400 }}
      >
        {name[language]}
      </Link>
      {hidden && <Chip size="small" variant="outlined" label={t('category.hidden')} />}
      {type === 1 && <Chip size="small" variant="outlined" color="info" label={t('category.leads')} />}
      <Box sx={{ flex: 1 }} />
      {products > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {t('category.products', { smart_count: products })}
        </Typography>
      )}
      {mayEdit && (
        <>
          <HideButton categoryId={categoryId} hidden={hidden} />
          <Button
            size="small"
            aria-label={t('category.addBelow', { name: name[language] })}
            title={t('category.addBelow', { name: name[language] })}
            onClick={onAddBelow}
            sx={{ minWidth: 32 }}
          >
            +
          </Button>
        </>
      )}
    </Box>
  );
}

/** The row can be dragged, and others dropped on it; `over` says where one that is held over it would go. */
function useDragging(categoryId: string, isOn: boolean, onDropped: Props['onDropped']) {
  const row = useRef<HTMLLIElement>(null);
  const dropped = useRef(onDropped);
  const [over, setOver] = useState<How>();
  useEffect(() => void (dropped.current = onDropped));
  useEffect(() => {
    const element = row.current;
    if (!element || !isOn) return undefined;
    const howOf = (data: Record<string | symbol, unknown>): How | undefined => {
      const instruction: Instruction | null = extractInstruction(data);
      return instruction && !instruction.blocked ? HOW[instruction.operation] : undefined;
    };
    return combine(
      draggable({ element, getInitialData: () => ({ categoryId }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          typeof source.data['categoryId'] === 'string' && source.data['categoryId'] !== categoryId,
        getData: ({ input }) =>
          attachInstruction(
            { categoryId },
            {
              input,
              element,
              operations: { 'reorder-before': 'available', 'reorder-after': 'available', combine: 'available' },
            },
          ),
        onDrag: ({ self }) => setOver(howOf(self.data)),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ self, source }) => {
          setOver(undefined);
          const how = howOf(self.data);
          if (how) dropped.current(String(source.data['categoryId']), how);
        },
      }),
    );
  }, [categoryId, isOn]);
  return { row, over };
}

const marks = {
  above: { boxShadow: 'inset 0 2px 0 #0B4F94' },
  below: { boxShadow: 'inset 0 -2px 0 #0B4F94' },
  into: { outline: '2px solid #0B4F94', outlineOffset: -2 },
} as const;

function HideButton({ categoryId, hidden }: { readonly categoryId: string; readonly hidden: boolean }) {
  const t = useTranslate();
  const { send, isBusy } = useCommand(categoryTreeKey);
  const toggle = () => send(hidden ? 'admin/category/show' : 'admin/category/hide', { categoryId });
  return (
    <Button size="small" disabled={isBusy} onClick={() => void toggle()}>
      {t(hidden ? 'category.show' : 'category.hide')}
    </Button>
  );
}
