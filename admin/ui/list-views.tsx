import { Box, Link } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { KeysHint } from './keys-hint.tsx';

/** A filter that staff need every day; their own are saved under "Add filter". */
export interface ListView {
  readonly name: string;
  readonly filter: Readonly<Record<string, string | number>>;
  readonly sort: string;
  readonly order: 'ASC' | 'DESC';
}

interface Props {
  readonly resource: string;
  readonly views: readonly ListView[];
  /** The views' names are `<texts>.view.<name>`. */
  readonly texts: string;
  /** Rows can be chosen, for a command on many. */
  readonly canChoose: boolean;
}

const viewUrl = (resource: string, { filter, sort, order }: ListView) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), sort, order, page: '1', perPage: '25', displayedFilters: '{}' })}`;

export function ListViews({ resource, views, texts, canChoose }: Props) {
  const t = useTranslate();
  const { filterValues } = useListContext<never>();
  const shown = JSON.stringify(filterValues);
  return (
    <Box
      component="nav"
      aria-label={t('list.views')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        px: 2,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {views.map((view) => (
        <Link
          key={view.name}
          component={RouterLink}
          to={viewUrl(resource, view)}
          aria-current={shown === JSON.stringify(view.filter) ? 'page' : undefined}
          underline="hover"
          sx={{
            py: 1.25,
            borderBottom: '3px solid transparent',
            '&[aria-current]': { borderColor: 'text.primary', color: 'text.primary', fontWeight: 700 },
          }}
        >
          {t(`${texts}.view.${view.name}`)}
        </Link>
      ))}
      <Box sx={{ flex: 1 }} />
      <KeysHint>{t(canChoose ? 'list.keysAndChoice' : 'list.keys')}</KeysHint>
    </Box>
  );
}
