// HTML as a text with headings, lists and links, or as its source where it holds what the editor does not know, such as
// tables.
import { Box, Button, Skeleton } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { HtmlInputProps } from './html-input-props.ts';
import { TextInput, useInput, useTranslate } from 'react-admin';

/** The editor is half a megabyte: it comes where something is written. */
const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }));

const KNOWN = /^(p|h2|h3|strong|em|b|i|ul|ol|li|a|br|hr|blockquote)$/i;

/** Whether the editor can hold a text without losing a part of it. */
export const isPlainEnough = (html: string): boolean =>
  [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].every(([, tag = '']) => KNOWN.test(tag)) && !html.includes('<!');

export function HtmlInput({ placeholders, ...props }: HtmlInputProps) {
  const t = useTranslate();
  const { field } = useInput(props);
  const html = String(field.value ?? '');
  const [asSource, setAsSource] = useState(!isPlainEnough(html));
  return (
    <Box sx={{ minWidth: 0 }}>
      {asSource ? (
        <TextInput
          {...props}
          multiline
          minRows={10}
          maxRows={30}
          slotProps={{
            htmlInput: { spellCheck: false, style: { fontFamily: 'IBM Plex Mono, monospace', fontSize: 13 } },
          }}
        />
      ) : (
        <Suspense fallback={<Skeleton variant="rectangular" height={240} />}>
          <RichText {...props} placeholders={placeholders ?? []} />
        </Suspense>
      )}
      <Button size="small" disabled={asSource && !isPlainEnough(html)} onClick={() => setAsSource(!asSource)}>
        {t(asSource ? 'content.asText' : 'content.asSource')}
      </Button>
    </Box>
  );
}
