import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { KeysHint } from '#admin/ui/keys-hint.tsx';
import { AddCategoryDialog } from './add-category-dialog.tsx';
import { CategoryNode } from './category-node.tsx';
import { categoryTreeKey } from './category-tree-key.ts';
import { placeByDrop, placeByKey, type Place } from './move-by-key.ts';

/** All categories as the shop's menus have them: moved by dragging, or by Alt and the arrows. */
export function CategoryTree() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const language = locale === 'fr' ? 'fr' : 'en';
  const mayEdit = useMay('catalogue');
  const { send } = useCommand(categoryTreeKey);
  const [below, setBelow] = useState<string>();
  const [moved, setMoved] = useState('');
  const { data, error } = useQuery({
    queryKey: categoryTreeKey,
    queryFn: () => client.get('admin/category/tree', {}),
    staleTime: 0,
  });
  const all = data?.categories ?? [];
  const nameOf = (id: string) => all.find(({ categoryId }) => categoryId === id)?.name[language] ?? id;

  const move = async (categoryId: string, place: Place | undefined) => {
    if (!place || !mayEdit) return;
    if (await send('admin/category/move', { categoryId, ...place }))
      setMoved(t('category.moved', { name: nameOf(categoryId) }));
    // It keeps the focus where it goes, so that it can go on.
    requestAnimationFrame(() => document.getElementById(`category-${categoryId}`)?.focus());
  };

  return (
    <Stack sx={{ gap: 1, py: 2, maxWidth: 980 }}>
      <Title title={t('resources.category.name', { smart_count: 2 })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {mayEdit && (
          <Button variant="contained" size="small" onClick={() => setBelow('')}>
            {t('category.add')}
          </Button>
        )}
        {mayEdit && <KeysHint>{t('category.keys')}</KeysHint>}
      </Box>
      <Typography role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {moved}
      </Typography>
      {error && (
        <Typography role="alert" color="error">
          {messageOf(error, t)}
        </Typography>
      )}
      {data && all.length === 0 && <Typography>{t('category.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, bgcolor: 'background.paper', border: '1px solid', borderColor: 'divider' }}>
        {all.map((category) => (
          <CategoryNode
            key={category.categoryId}
            category={category}
            language={language}
            mayEdit={mayEdit}
            onKey={(key) => {
              const place = placeByKey(key, category.categoryId, all);
              void move(category.categoryId, place);
              return place !== undefined;
            }}
            onDropped={(dragged, how) => void move(dragged, placeByDrop(category.categoryId, how, all))}
            onAddBelow={() => setBelow(category.categoryId)}
          />
        ))}
      </Box>
      {below !== undefined && (
        <AddCategoryDialog parent={below} parentName={below && nameOf(below)} onClose={() => setBelow(undefined)} />
      )}
    </Stack>
  );
}
