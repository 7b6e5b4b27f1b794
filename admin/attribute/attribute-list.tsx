import {
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { KeysHint } from '#admin/ui/keys-hint.tsx';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import { RowLink } from '#admin/ui/resource-list.tsx';

/** Attributes are few: one list has all of them, found as one types. */
export function AttributeList() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const language = locale === 'fr' ? 'fr' : 'en';
  const mayEdit = useMay('catalogue');
  const [wanted, setWanted] = useState('');
  useRowKeys();
  const { data, error } = useQuery({
    queryKey: ['attribute', 'list'],
    queryFn: () => client.get('admin/attribute/list', {}),
    staleTime: 0,
  });
  const typed = wanted.trim().toLowerCase();
  const shown = (data?.attributes ?? []).filter(({ attribute, name }) =>
    `${attribute} ${name.en} ${name.fr}`.toLowerCase().includes(typed),
  );
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 980 }}>
      <Title title={t('resources.attribute.name', { smart_count: 2 })} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          name="search"
          type="search"
          size="small"
          fullWidth={false}
          label={t('attribute.find')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          sx={{ minWidth: 280 }}
        />
        {mayEdit && (
          <Button component={RouterLink} to="/attribute/create" variant="contained" size="small">
            {t('attribute.add')}
          </Button>
        )}
        <KeysHint>{t('list.keys')}</KeysHint>
      </Box>
      {error && (
        <Typography role="alert" color="error">
          {messageOf(error, t)}
        </Typography>
      )}
      {data && data.attributes.length === 0 && <Typography>{t('attribute.none')}</Typography>}
      {data && data.attributes.length > 0 && shown.length === 0 && (
        <Typography>
          {t('list.nothingFits')} <Button onClick={() => setWanted('')}>{t('list.clearFilters')}</Button>
        </Typography>
      )}
      <Box sx={{ bgcolor: 'background.paper', border: '1px solid', borderColor: 'divider', px: { xs: 2, md: 0 } }}>
        <Table size="small" sx={stacksOnPhone}>
          <TableHead>
            <TableRow>
              {[
                'attribute.name',
                'attribute.key',
                'attribute.kind',
                'attribute.unit',
                'attribute.facetShort',
                'attribute.sort',
              ].map((head) => (
                <TableCell key={head}>{t(head)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ attribute, name, kind, unit, unitFr, facet, sort }) => (
              <TableRow key={attribute} hover>
                <TableCell>
                  <RowLink to={`/attribute/${attribute}/show`}>{name[language]}</RowLink>
                </TableCell>
                <TableCell data-label={t('attribute.key')}>
                  <code>{attribute}</code>
                </TableCell>
                <TableCell data-label={t('attribute.kind')}>{t(`attribute.of.${kind}`)}</TableCell>
                <TableCell data-label={t('attribute.unit')}>{(language === 'fr' && unitFr) || unit}</TableCell>
                <TableCell data-label={t('attribute.facetShort')}>{facet ? '✓' : '–'}</TableCell>
                <TableCell data-label={t('attribute.sort')}>{sort}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Stack>
  );
}
