import { Box, Button, Link, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useLocaleState, usePermissions, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { RowLink } from '#admin/ui/resource-list.tsx';
import { mayImport } from '#contracts/import/kinds/import-kind.ts';
import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import { importKinds } from '#domain/import/import.events.ts';
import type { Right } from '#domain/shared/rights.ts';
import { RunResult } from './run-result.tsx';
import { useWhenInWords } from './source-words.ts';

export const sourceKey = ['import-source'];

/** Places from which files are imported by themselves. */
export function ImportSourceList() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const whenInWords = useWhenInWords();
  const { permissions: rights = [] } = usePermissions<readonly Right[]>();
  const mayAdd = importKinds.some((kind) => mayImport(importKindsByName[kind], (right) => rights.includes(right)));
  const { data, error } = useQuery({
    queryKey: [...sourceKey, 'list'],
    queryFn: () => client.get('admin/importsource/list', {}),
  });
  useRowKeys();
  const title = t('resources.import-source.name', { smart_count: 2 });
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={title} />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link component={RouterLink} to="/import" sx={{ flex: 1 }}>
          {t('importSource.toImports')}
        </Link>
        {mayAdd && (
          <Button component={RouterLink} to="/import-source/create" variant="contained">
            {t('importSource.add')}
          </Button>
        )}
      </Stack>
      {error && <Typography role="alert">{messageOf(error, t)}</Typography>}
      <Panel title={title}>
        {data && !data.sources.length && <Typography role="status">{t('importSource.none')}</Typography>}
        {data && data.sources.length > 0 && (
          <Table size="small" sx={stacksOnPhone}>
            <TableHead>
              <TableRow>
                {(['name', 'kind', 'rhythm', 'next', 'last'] as const).map((head) => (
                  <TableCell key={head}>{t(`importSource.${head}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.sources.map((source) => (
                <TableRow key={source.sourceId} hover>
                  <TableCell>
                    <RowLink to={`/import-source/${source.sourceId}/show`}>{source.name}</RowLink>
                    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                      {t(`importSource.place.${source.place}`)}
                    </Box>
                  </TableCell>
                  <TableCell data-label={t('importSource.kind')}>{t(`import.kind.${source.kind}`)}</TableCell>
                  <TableCell data-label={t('importSource.rhythm')}>{whenInWords(source)}</TableCell>
                  <TableCell data-label={t('importSource.next')}>
                    {source.dueAt ? dayAndTime(source.dueAt, locale) : t('importSource.notActive')}
                  </TableCell>
                  <TableCell data-label={t('importSource.last')} data-lines>
                    {source.last ? (
                      <div>
                        {dayAndTime(source.last.at, locale)} <RunResult run={source.last} />
                      </div>
                    ) : (
                      t('importSource.never')
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Panel>
    </Stack>
  );
}
