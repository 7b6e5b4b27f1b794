import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QuestionShown } from '#contracts/question/question.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { SearchForm } from '#storefront/ui/search-form.tsx';
import text from '#storefront/ui/text.module.css';
import written from '#storefront/ui/written.module.css';
import { questionSearchQuery, questionsQuery } from './question.queries.ts';

/** As `QUESTIONS_SHOWN`, by which the server pages. */
const PAGE_SIZE = 5;

/** Published questions of a product with their answers; where there are many they can be searched. */
export function QuestionList({ itemNumber }: { readonly itemNumber: string }) {
  const { t } = useText('question');
  const { Total, Questions } = useRead(questionsQuery(itemNumber));
  const [search, setSearch] = useState('');
  return (
    <div className={layout.stack}>
      {Total > PAGE_SIZE && <SearchForm label={t('search')} search={search} onSearch={setSearch} />}
      <div>
        {search ? (
          <Page key={search} itemNumber={itemNumber} search={search} page={1} />
        ) : (
          <>
            <Entries entries={Questions} />
            <Next itemNumber={itemNumber} search="" page={1} found={Total} />
          </>
        )}
      </div>
    </div>
  );
}

interface PageProps {
  readonly itemNumber: string;
  readonly search: string;
  readonly page: number;
}

function Page(props: PageProps) {
  const { t } = useText(['question', 'common']);
  const { itemNumber, search, page } = props;
  const { data, error } = useQuery(questionSearchQuery(itemNumber, search, page));
  if (error) return <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>;
  if (!data) return null;
  return (
    <>
      {search && page === 1 && (
        <p role="status" className={text.quiet}>
          {data.Found ? t('found', { count: data.Found, search }) : t('noneFound', { search })}
        </p>
      )}
      <Entries entries={data.Questions} />
      <Next {...props} found={data.Found} />
    </>
  );
}

/** The page after this one, below it, once somebody asks. */
function Next({ page, found, ...props }: PageProps & { readonly found: number }) {
  const { t } = useText('question');
  const [isAsked, setAsked] = useState(false);
  if (page * PAGE_SIZE >= found) return null;
  if (isAsked) return <Page {...props} page={page + 1} />;
  return <Button onClick={() => setAsked(true)}>{t('more')}</Button>;
}

function Entries({ entries }: { readonly entries: readonly QuestionShown[] }) {
  const { t, language } = useText('question');
  return entries.map((entry) => (
    <article key={entry.QuestionID} className={written.entry} lang={entry.Language}>
      <h3 className={written.words}>{entry.Question}</h3>
      <p className={text.quiet} lang={language}>
        {t('byOn', { name: entry.Name, date: formatDate(entry.Date, language) })}
      </p>
      <div className={written.answer}>
        <p className={text.quiet} lang={language}>
          {t('answeredOn', { date: formatDate(entry.AnswerDate, language) })}
        </p>
        <p className={written.words}>{entry.Answer}</p>
      </div>
    </article>
  ));
}
