import { DataTable, SelectInput, SimpleList, TextInput, useLocaleState, useTranslate } from 'react-admin';
import { dayAndTime } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { statusFilter, WrittenStatus } from '#admin/ui/written-status.tsx';
import { QUESTION_STATUSES } from '#contracts/question/question.ts';
import type { QuestionRow } from './question.reader.ts';

const Column = DataTable.Col<QuestionRow>;

const columns: readonly FileColumn<QuestionRow>[] = [
  { source: 'itemNumber', label: 'question.product', value: ({ itemNumber }) => itemNumber },
  { source: 'question', label: 'question.question', value: ({ question }) => question },
  { source: 'answer', label: 'question.answered', value: ({ answer }) => answer },
  { source: 'name', label: 'question.asker', value: ({ name }) => name },
  {
    source: 'language',
    label: 'question.language.name',
    value: ({ language }, t) => t(`question.language.${language}`),
  },
  { source: 'status', label: 'question.status.name', value: ({ status }, t) => t(`question.status.${status}`) },
  { source: 'askedAt', label: 'question.asked', value: ({ askedAt }) => askedAt },
  { source: 'answeredAt', label: 'question.answeredAt', value: ({ answeredAt }) => answeredAt },
];

/** So much of a question stands in a row; the whole of it on its page. */
const excerpt = (text: string) => (text.length > 120 ? `${text.slice(0, 119).trimEnd()}…` : text);

/** What was asked about products, and what became of it. */
export function QuestionList() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <ResourceList<QuestionRow>
      resource="question"
      texts="question"
      sort={{ field: 'askedAt', order: 'DESC' }}
      filters={[
        statusFilter('question', QUESTION_STATUSES),
        <SelectInput
          key="language"
          source="language"
          label="question.language.name"
          choices={['en', 'fr'].map((id) => ({ id, name: `question.language.${id}` }))}
        />,
        <TextInput key="itemNumber" source="itemNumber" label="question.product" />,
      ]}
      exported={{ name: t('resources.question.name', { smart_count: 2 }), columns }}
      table={
        <ResourceTable onlyWide={['name', 'answeredAt']}>
          <Column
            source="question"
            label="question.question"
            disableSort
            render={(row) => (
              <span lang={row.language}>
                <RowLink to={`/question/${row.questionId}/show`}>{excerpt(row.question)}</RowLink>
              </span>
            )}
          />
          <Column source="itemNumber" label="question.product" render={({ itemNumber }) => <code>{itemNumber}</code>} />
          <Column source="name" label="question.asker" disableSort />
          <Column
            source="status"
            label="question.status.name"
            disableSort
            render={({ status }) => <WrittenStatus of="question" status={status} />}
          />
          <Column source="askedAt" label="question.asked" render={({ askedAt }) => dayAndTime(askedAt, locale)} />
          <Column
            source="answeredAt"
            label="question.answeredAt"
            render={({ answeredAt }) => answeredAt && dayAndTime(answeredAt, locale)}
          />
        </ResourceTable>
      }
      blocks={
        <SimpleList<QuestionRow>
          rowClick="show"
          primaryText={(row) => (
            <>
              <span lang={row.language}>{excerpt(row.question)}</span>{' '}
              <WrittenStatus of="question" status={row.status} />
            </>
          )}
          secondaryText={(row) => (
            <>
              <code>{row.itemNumber}</code> · {row.name} · {dayAndTime(row.askedAt, locale)}
            </>
          )}
        />
      }
    />
  );
}
