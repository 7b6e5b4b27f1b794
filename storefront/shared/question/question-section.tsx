import { Suspense, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useLocation } from 'react-router-dom';
import { useRead } from '#storefront/lib/use-read.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import written from '#storefront/ui/written.module.css';
import { QuestionList } from './question-list-later.ts';
import { questionsQuery } from './question.queries.ts';

const QuestionForm = lazyPart(async () => (await import('./question-form.tsx')).QuestionForm);

/** What others asked about a product and what the shop said, and a way to ask. */
export function QuestionSection({ itemNumber }: { readonly itemNumber: string }) {
  const { t } = useText('question');
  const allowed = useIsOn('questions');
  const { Total } = useRead(questionsQuery(itemNumber));
  if (!allowed) return null;
  return (
    <section className={layout.section}>
      <h2>{t('heading')}</h2>
      <div className={written.columns}>
        <Ask key={itemNumber} itemNumber={itemNumber} />
        {Total > 0 ? (
          <QuestionList key={itemNumber} itemNumber={itemNumber} />
        ) : (
          <p className={text.quiet}>{t('none')}</p>
        )}
      </div>
    </section>
  );
}

function Ask({ itemNumber }: { readonly itemNumber: string }) {
  const { t } = useText('question');
  const { pathname } = useLocation();
  const isGuest = !isSignedIn(useUser());
  const guestsMay = useIsOn('guestQuestions');
  const [isAsking, setAsking] = useState(false);
  const open = (
    <div>
      <Button onClick={() => setAsking(true)} pending={isAsking}>
        {t('ask')}
      </Button>
    </div>
  );
  if (isGuest && !guestsMay)
    return (
      <div>
        <ButtonLink href={paths.login(pathname)}>{t('signIn')}</ButtonLink>
      </div>
    );
  if (!isAsking) return open;
  return (
    <Suspense fallback={open}>
      <QuestionForm itemNumber={itemNumber} onClose={() => setAsking(false)} />
    </Suspense>
  );
}
