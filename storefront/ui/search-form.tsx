import { useText } from '#storefront/lib/text.ts';
import { Button } from './button.tsx';
import styles from './search-form.module.css';
import { TextField } from './text-field.tsx';

interface Props {
  /** Already translated. */
  readonly label: string;
  /** Address of the list; what is looked for goes with it as `search`. */
  readonly action?: string;
  /** Instead of an address: the list is a part of the page. */
  readonly onSearch?: (search: string) => void;
  readonly search: string;
}

/** Looks for a word among records. */
export function SearchForm({ label, action, onSearch, search }: Props) {
  const { t } = useText('common');
  return (
    <form
      className={styles.search}
      action={action}
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('search');
        onSearch(typeof words === 'string' ? words.trim() : '');
      }}
    >
      <TextField key={search} label={label} name="search" type="search" defaultValue={search} maxLength={60} />
      <Button type="submit" kind="ink">
        {t('search')}
      </Button>
    </form>
  );
}
