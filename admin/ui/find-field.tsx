import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props<Found> {
  readonly label: string;
  /** Names what is looked for, so that its answers are not asked for twice. */
  readonly kind: string;
  /** The best first. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
  readonly keyOf: (found: Found) => string;
  readonly onChoose: (found: Found) => void;
  readonly row: (found: Found) => ReactNode;
  /** Said when nothing was found, already translated. */
  readonly none: string;
  /** Characters that are needed before anything is looked for; none: the first ones are offered at once. */
  readonly shortest?: number;
  readonly autoFocus?: boolean;
}

/**
 * Type, Enter, found. Who presses Enter before the answer is there gets its first, never one of what was typed before.
 */
export function FindField<Found>({
  label,
  kind,
  find,
  keyOf,
  onChoose,
  row,
  none,
  shortest = 0,
  autoFocus = false,
}: Props<Found>) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [hurried, setHurried] = useState(false);
  const typed = text.trim();
  const search = useDeferredValue(typed);
  const enough = search.length >= shortest;
  const { data, error } = useQuery({
    queryKey: ['find', kind, search],
    enabled: enough,
    queryFn: ({ signal }) => find(search, signal),
  });
  const found = (enough && search === typed && data) || undefined;

  const choose = (one: Found) => {
    setText('');
    onChoose(one);
  };
  useEffect(() => {
    if (!hurried || !(found || error)) return;
    setHurried(false);
    if (found?.[0]) choose(found[0]);
  });

  return (
    <Autocomplete<Found>
      options={found ?? []}
      filterOptions={(all) => all}
      getOptionKey={keyOf}
      getOptionLabel={keyOf}
      value={null}
      inputValue={text}
      autoHighlight
      openOnFocus={shortest === 0}
      blurOnSelect={false}
      size="small"
      loading={enough && !found && !error}
      loadingText={t('find.looking')}
      noOptionsText={enough ? none : t('find.typeMore', { count: shortest })}
      onInputChange={(_event, value, cause) => {
        if (cause === 'reset') return;
        setText(value);
        setHurried(false);
      }}
      onKeyDown={(event) => event.key === 'Enter' && typed.length >= shortest && !found && setHurried(true)}
      onChange={(_event, one) => one && choose(one)}
      renderOption={({ key, ...props }, one) => (
        <li key={key} {...props}>
          <span>{row(one)}</span>
        </li>
      )}
      slotProps={{ popper: { role: 'region', 'aria-label': t('find.suggestions') } }}
      renderInput={(params) => (
        <TextField {...params} label={label} autoFocus={autoFocus} error={error !== null} helperText={error?.message} />
      )}
      sx={{ minWidth: 260, maxWidth: 460, flex: 1 }}
    />
  );
}
