import { Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useRedirect, useTranslate } from 'react-admin';
import { CodeInput } from '#admin/ui/record-form/code-input.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { sendContent, type ContentKind } from './content-calls.ts';

/** Characters. */
const ID_LENGTH = 60;

interface Props<Content extends object> {
  readonly kind: ContentKind;
  readonly empty: Content;
  readonly labels: Readonly<Record<keyof Content & string, string>>;
  /** What its id is called and what it may look like. */
  readonly idLabel: string;
  readonly idHelp: string;
  readonly children: ReactNode;
}

/** Begins a new thing of a kind, as a draft that nobody sees. */
export function ContentCreate<Content extends object>({
  kind,
  empty,
  labels,
  idLabel,
  idHelp,
  children,
}: Props<Content>) {
  const t = useTranslate();
  const redirect = useRedirect();
  type Fields = Content & { readonly id: string };
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 1100 }}>
      <Title title={t(`content.new.${kind}`)} />
      <Typography variant="h5" component="h2">
        {t(`content.new.${kind}`)}
      </Typography>
      <Paper sx={{ p: 2, pb: 0 }}>
        <RecordForm<Fields>
          record={{ ...empty, id: '' } as Fields}
          isNew
          labels={{ ...labels, id: idLabel } as Readonly<Record<keyof Fields & string, string>>}
          save={async ({ changed }) => {
            const { id, ...content } = changed as Fields;
            await sendContent(kind, 'create', { id: id.trim(), content });
            // After the form has taken what was saved as its own, so that leaving loses nothing.
            setTimeout(() => redirect(`/${kind}/${encodeURIComponent(id.trim())}/show`));
          }}
        >
          {children}
          <CodeInput source="id" from="title.en" maxLength={ID_LENGTH} label={idLabel} help={idHelp} />
        </RecordForm>
      </Paper>
    </Stack>
  );
}
