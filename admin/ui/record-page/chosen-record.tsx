import { Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { messageOf } from '#admin/lib/message-of.ts';

interface Props<Table, Data> {
  readonly query: UseQueryResult<Table>;
  readonly find: (table: Table, id: string) => Data | undefined;
  /** A new one; undefined while what it begins with is not known. */
  readonly blank: Data | undefined;
  readonly children: (record: Data, isNew: boolean, table: Table) => ReactNode;
}

/** The record that the address names, a new one where it names none; says so where there is none of that name. */
export function ChosenRecord<Table, Data>({ query: { data, error }, find, blank, children }: Props<Table, Data>) {
  const t = useTranslate();
  const { id } = useParams();
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!data) return null;
  const record = id === undefined ? blank : find(data, id);
  // What was typed about one is not shown in another.
  if (record) return <Fragment key={id ?? 'new'}>{children(record, id === undefined, data)}</Fragment>;
  return id === undefined ? null : <Typography role="status">{t('error.not_found')}</Typography>;
}
