// Commands on the chosen rows of a list of content: each offers itself to the rows that it can do something for.
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { BulkDialog } from '#admin/ui/bulk-dialog.tsx';
import type { ContentRow } from '#contracts/shared/versioned-content.ts';
import { sendContent, type ContentKind, type ContentVerb } from './content-calls.ts';

const isDraft = ({ status }: ContentRow) => status === 'draft' || status === 'changed';

/** Which rows a command is for. */
const APPLIES = {
  publish: isDraft,
  unschedule: ({ status }) => status === 'scheduled',
  withdraw: ({ version }) => version > 0,
  reset: ({ status }) => status !== 'original',
  remove: ({ status }) => status !== 'scheduled',
} as const satisfies Partial<Record<ContentVerb, (row: ContentRow) => boolean>>;
type BulkVerb = keyof typeof APPLIES;

/** A letter goes back to its original; a menu is never away, its usual links take its place. */
const verbsOf = (kind: ContentKind): readonly BulkVerb[] => {
  if (kind === 'letter') return ['publish', 'unschedule', 'reset'];
  if (kind === 'menu') return ['publish', 'unschedule', 'withdraw'];
  return ['publish', 'unschedule', 'withdraw', 'remove'];
};

interface Props {
  readonly kind: ContentKind;
  readonly nameOf: (row: ContentRow) => string;
}

export function BulkContent({ kind, nameOf }: Props) {
  const t = useTranslate();
  const { data = [], selectedIds = [] } = useListContext<ContentRow & RaRecord<string>>();
  const [verb, setVerb] = useState<BulkVerb>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const rows = verb ? chosen.filter(APPLIES[verb]) : [];
  return (
    <>
      {verbsOf(kind).map((one) => (
        <Button
          key={one}
          size="small"
          color={one === 'remove' ? 'error' : 'primary'}
          disabled={!chosen.some(APPLIES[one])}
          onClick={() => setVerb(one)}
        >
          {t(`content.do.${one}`)}…
        </Button>
      ))}
      {verb && (
        <BulkDialog
          title={t(`content.bulk.${verb}`, { smart_count: rows.length })}
          submit={t(`content.do.${verb}`)}
          {...(verb === 'remove' ? { color: 'error', help: t('content.bulk.removeHelp') } : {})}
          rows={rows.map((row) => ({ id: row.id, name: nameOf(row) }))}
          others={chosen.length - rows.length}
          act={(id, commandId) => sendContent(kind, verb, { id }, commandId)}
          onClose={() => setVerb(undefined)}
        />
      )}
    </>
  );
}
