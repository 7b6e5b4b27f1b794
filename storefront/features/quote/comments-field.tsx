import { useEffect, useRef, useState } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { TextArea } from '#storefront/ui/text-field.tsx';
import type { QuoteEdits } from './use-quote-edits.ts';

/** So long a pause in typing is the end of a thought. */
const pause = 1_500;

/**
 * Saves when it is left, or when typing pauses. What somebody else wrote shows only while nothing else is typed here.
 */
export function CommentsField({ comments, edits }: { readonly comments: string; readonly edits: QuoteEdits }) {
  const { t } = useText(['quote', 'common']);
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Under way or waiting for the buyer's word: sent once. */
  const sent = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = async (text: string | undefined) => {
    clearTimeout(timer.current);
    if (text === undefined || text === comments || text === sent.current) return;
    sent.current = text;
    const saved = await edits.run({
      route: 'quote/saveheader',
      input: { CustomerComments: text },
      words: t('edit.comments'),
    });
    sent.current = undefined;
    if (saved) setTyped((now) => (now === text ? undefined : now));
  };
  return (
    <TextArea
      label={t('comments')}
      optional={t('common:optional')}
      name="CustomerComments"
      rows={3}
      maxLength={1000}
      value={typed ?? comments}
      onChange={({ target: { value } }) => {
        setTyped(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void save(value), pause);
      }}
      onBlur={() => void save(typed)}
    />
  );
}
