import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import { answer, answered, askAgain, leaveTags, loadTags, watchAnswer } from './tags.ts';
import styles from './tag-choice.module.css';

/** Loads the tag manager for who allowed it, asks who has not answered, and lets everybody answer anew. */
export function TagChoice() {
  const { t } = useText('tag-consent');
  const choice = useSyncExternalStore(watchAnswer, answered);
  useEffect(() => {
    // Without it nothing is counted, and nothing else is missing.
    if (choice === 'allowed') loadTags().catch(() => undefined);
    if (choice === 'refused') leaveTags();
  }, [choice]);
  // Whoever pays or signs in does so in a document that scripts of others have never run in.
  useEffect(() => leaveTags, []);
  if (choice)
    return (
      <p className={styles.answered}>
        {t(choice)}{' '}
        <Button kind="link" onClick={askAgain}>
          {t('change')}
        </Button>
      </p>
    );
  return (
    <section className={styles.question} aria-label={t('title')}>
      <p>{t('question')}</p>
      <div className={styles.answers}>
        <Button onClick={() => answer('refused')}>{t('refuse')}</Button>
        <Button onClick={() => answer('allowed')}>{t('allow')}</Button>
      </div>
    </section>
  );
}
