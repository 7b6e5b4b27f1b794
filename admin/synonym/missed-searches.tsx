import { Button } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { PagedTable } from '#admin/ui/paged-table.tsx';
import type { Output } from '#contracts/api.ts';
import type { SynonymDraft } from './synonym-dialog.tsx';

type Missed = Output<'admin/synonym/missed'>['rows'][number];

/** What buyers looked for and did not find, the most frequent first; each becomes a synonym in one step. */
export function MissedSearches({ onSynonym }: { readonly onSynonym: (draft: SynonymDraft) => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay('catalogue');
  const draftOf = ({ leftOut, keyword, language }: Missed): SynonymDraft => ({
    words: [leftOut.split(', ')[0] || keyword],
    language,
    direction: 'both-ways',
  });
  return (
    <PagedTable<Missed>
      name={['synonym', 'missed']}
      title={t('synonym.missed')}
      help={t('synonym.missedHelp')}
      searchLabel={t('synonym.search')}
      none={t('synonym.noneMissed')}
      load={(asked) => client.get('admin/synonym/missed', asked)}
      keyOf={({ language, keyword }) => `${language} ${keyword}`}
      columns={[
        { label: t('synonym.keyword'), cell: ({ keyword }) => keyword },
        { label: t('synonym.leftOut'), cell: ({ leftOut }) => leftOut },
        { label: t('synonym.language.name'), cell: ({ language }) => t(`synonym.language.${language}`) },
        { label: t('synonym.results'), isNumber: true, cell: ({ results }) => results },
        { label: t('synonym.count'), isNumber: true, cell: ({ count }) => count },
        { label: t('synonym.lastAt'), cell: ({ lastAt }) => dayAndTime(lastAt, locale) },
      ]}
      action={(row) =>
        mayChange && (
          <Button
            size="small"
            aria-label={t('synonym.makeFor', { keyword: row.keyword })}
            onClick={() => onSynonym(draftOf(row))}
          >
            {t('synonym.make')}
          </Button>
        )
      }
    />
  );
}
