// The list under the search field, after the ARIA combobox pattern. It is loaded when the field is first used and
// works on the field that is there, so that nothing typed meanwhile is lost.
import { useCallback, useEffect, useId, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { searchKeyword } from './search-keyword.ts';
import { useSuggestions, type Suggested } from '#storefront/shared/product/use-suggestions.ts';
import text from '#storefront/ui/text.module.css';
import styles from './search-suggestions.module.css';

const hrefOf = ({ IsCategory, IsArticle, DirectURL, SeoFriendlyLabel }: Suggested) => {
  if (IsArticle) return DirectURL.startsWith('/') ? DirectURL : `/pages/${DirectURL}`;
  return IsCategory
    ? paths.category({ CategoryId: DirectURL, SEOFriendlyName: SeoFriendlyLabel })
    : paths.product({ itemNumber: DirectURL, seoFriendlyName: SeoFriendlyLabel });
};

/** Arrow keys walk through the list and back to the field (-1). */
const step = (key: string, active: number, count: number): number => {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  return active < 0 ? count - 1 : active - 1;
};

export function SearchSuggestions({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const { t } = useText();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState(searchKeyword(input.current?.value ?? ''));
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed, { byFamily: true });
  const open = !closed && suggestions.length > 0;

  const choose = useCallback(
    (suggestion: Suggested) => {
      if (input.current) input.current.value = '';
      setTyped('');
      setActive(-1);
      void navigate(hrefOf(suggestion));
    },
    [input, navigate],
  );

  // What was typed while this code was under way.
  useEffect(() => setTyped(searchKeyword(input.current?.value ?? '')), [input]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const onInput = () => {
      setTyped(searchKeyword(field.value));
      setClosed(false);
      setActive(-1);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const chosen = suggestions[active];
      if (!open) return;
      if (event.key === 'Escape') {
        // Closes the list only; the browser's own answer would empty the field.
        event.preventDefault();
        setClosed(true);
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setActive(step(event.key, active, suggestions.length));
      } else if (event.key === 'Enter' && chosen) {
        event.preventDefault();
        choose(chosen);
      }
    };
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('input', onInput, { signal });
    field.addEventListener('keydown', onKeyDown, { signal });
    field.addEventListener('blur', () => setClosed(true), { signal });
    field.addEventListener('focus', () => setClosed(false), { signal });
    return () => listening.abort();
  }, [input, suggestions, active, open, choose]);

  useEffect(() => {
    const field = input.current;
    field?.setAttribute('role', 'combobox');
    field?.setAttribute('aria-autocomplete', 'list');
    field?.setAttribute('aria-controls', id);
    field?.setAttribute('aria-expanded', String(open));
    if (open && active >= 0) field?.setAttribute('aria-activedescendant', `${id}${active}`);
    else field?.removeAttribute('aria-activedescendant');
    if (active >= 0) document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [input, id, open, active]);

  return (
    <ul
      id={id}
      ref={(list) => wide(list, input.current)}
      role="listbox"
      aria-label={t('suggestions')}
      className={styles.list}
      hidden={!open}
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.DirectURL + String(suggestion.IsCategory) + (suggestion.OwnNumber ?? '')}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // Before the field loses the focus and the list closes.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(suggestion)}
        >
          {suggestion.ShowImageInAutoFill && suggestion.AutoFillImageURL && (
            <img src={suggestion.AutoFillImageURL} alt="" width={36} height={36} />
          )}
          {suggestion.OwnNumber && <span className={text.mono}>{suggestion.OwnNumber}</span>}
          <span className={styles.label}>{suggestion.Label}</span>
          {suggestion.Versions > 0 && (
            <span className={styles.kind}>{t('versions', { number: suggestion.Versions })}</span>
          )}
          {suggestion.IsCategory && <span className={styles.kind}>{t('category')}</span>}
          {suggestion.IsArticle && <span className={styles.kind}>{t('article')}</span>}
        </li>
      ))}
    </ul>
  );
}

const PHONE = 768;
const EDGE = 8;

/** On a phone the field shares its row with the menu and the cart; the list has the whole width. */
function wide(list: HTMLElement | null, field: HTMLInputElement | null): void {
  const form = field?.form ?? undefined;
  if (!list || !form) return;
  const { left } = form.getBoundingClientRect();
  const isPhone = innerWidth < PHONE;
  list.style.left = isPhone ? `${EDGE - left}px` : '';
  list.style.right = isPhone ? 'auto' : '';
  list.style.width = isPhone ? `${document.documentElement.clientWidth - 2 * EDGE}px` : '';
}
