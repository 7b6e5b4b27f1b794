import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Suspense, useRef, useState, type FormEvent } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useNavigate } from 'react-router-dom';
import { paths } from '#storefront/shared/paths.ts';
import { useIsOn } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';

import { searchKeyword } from './search-keyword.ts';
import styles from './search-box.module.css';

const SearchSuggestions = lazyPart(async () => (await import('./search-suggestions.tsx')).SearchSuggestions);

/** The key `/` leads to it from the page's first moment (app/server/starter.ts). */
export function SearchBox() {
  const { t } = useText();
  const navigate = useNavigate();
  const autocomplete = useIsOn('autocomplete');
  const [used, setUsed] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = input.current;
    const keyword = searchKeyword(field?.value ?? '');
    if (!field || keyword === '') return field?.focus();
    field.value = '';
    field.blur();
    void navigate(paths.search(keyword));
  };

  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t('searchLabel')}
      action={paths.searchBase}
      onSubmit={submit}
    >
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="keyword"
        maxLength={120}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t('searchLabel')}
        aria-keyshortcuts="/"
        placeholder={t('searchPlaceholder')}
        onFocus={() => setUsed(true)}
      />
      <button className={styles.button} type="submit">
        <IconSearch aria-hidden />
        <span className={styles.word}>{t('search')}</span>
      </button>
      {used && autocomplete && (
        <Suspense>
          <SearchSuggestions input={input} />
        </Suspense>
      )}
    </form>
  );
}
