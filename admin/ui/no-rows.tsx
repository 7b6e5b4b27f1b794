import type { ReactElement } from 'react';
import { Button, Typography } from '@mui/material';
import { messageOf } from '#admin/lib/message-of.ts';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';

interface Props {
  readonly begin?: ReactElement | undefined;
  /** Filters that the list is never without. */
  readonly always?: readonly string[];
}

/** What to do where there is nothing, or nothing that the filters let through. */
export function NoRows({ begin, always = [] }: Props) {
  const t = useTranslate();
  const resource = useResourceContext();
  const { filterValues = {}, setFilters, error } = useListContext();
  const isFiltered = Object.entries(filterValues).some(
    ([name, value]) => value !== '' && value !== undefined && !always.includes(name),
  );
  // What could not be read is not nothing.
  if (error)
    return (
      <Typography role="alert" color="error" sx={{ p: 2 }}>
        {messageOf(error, t)}
      </Typography>
    );
  return (
    <Typography sx={{ p: 2 }}>
      {isFiltered ? t('list.nothingFits') : t(`resources.${resource}.none`, { _: t('list.none') })}{' '}
      {isFiltered ? <Button onClick={() => setFilters({}, [])}>{t('list.clearFilters')}</Button> : begin}
    </Typography>
  );
}
