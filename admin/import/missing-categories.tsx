import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { Panel } from '#admin/ui/panel.tsx';
import type { Output } from '#contracts/api.ts';
import type { ImportDetail } from './import.reader.ts';

type Missing = Output<'admin/import/missingcategories'>['toAdd'];

/** A list from another system names categories that nobody has made here yet: they are made of it. */
export function MissingCategories({
  detail,
  onAdded,
}: {
  readonly detail: ImportDetail;
  readonly onAdded: () => void;
}) {
  const t = useTranslate();
  const { importId, kind, columns, rows } = detail;
  const { data } = useQuery({
    queryKey: ['import', 'missing-categories', importId, rows, columns],
    queryFn: () => client.get('admin/import/missingcategories', { importId }),
  });
  const { attempt, problem, isBusy } = useAttempt();
  if (!data?.toAdd.length || !kind) return null;
  const add = () =>
    attempt(async () => {
      // One after the other: each lies in one before it.
      for (const { categoryId, parent, name } of data.toAdd)
        await client.post('admin/category/add', { categoryId, parent, category: { name: { en: name, fr: name } } });
      await client.post('admin/import/match', { importId, kind, columns: [...columns] });
      onAdded();
    });
  return (
    <Panel title={t('import.missingCategories')}>
      <Typography>{t('import.missingCategoriesText', { rows: data.rows })}</Typography>
      <Names toAdd={data.toAdd} />
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
      <Button variant="contained" disabled={isBusy} onClick={() => void add()}>
        {t('import.addCategories', { count: data.toAdd.length })}
      </Button>
    </Panel>
  );
}

function Names({ toAdd }: { readonly toAdd: Missing }) {
  const t = useTranslate();
  const nameOf = new Map(toAdd.map(({ categoryId, name }) => [categoryId, name]));
  return (
    <Box component="ul" sx={{ columns: { sm: 2, md: 3 }, my: 1, pl: 2.5 }}>
      {toAdd.map(({ categoryId, parent, name }) => (
        <li key={categoryId}>
          {name}
          {parent && (
            <Typography component="span" color="text.secondary">
              {` ${t('import.below', { name: nameOf.get(parent) ?? parent })}`}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
}
