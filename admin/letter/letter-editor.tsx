import { Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useMemo, type ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { ContentEditor } from '#admin/ui/content/content-editor.tsx';
import { HtmlInput } from '#admin/ui/content/html-input.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { letterDefinition, placeholdersOf, type LetterId } from '#contracts/letter/letter-definitions.ts';
import type { LetterContent } from '#domain/letter/letter.events.ts';
import { LetterPreview } from './letter-preview.tsx';
import { TestLetterButton } from './test-letter-button.tsx';

const LABELS = { subject: 'letter.subject', body: 'letter.body' } as const;

export function LetterShow() {
  const t = useTranslate();
  return (
    <ContentEditor<LetterContent>
      kind="letter"
      nameOf={({ id }) => t(`letter.of.${id}.name`)}
      labels={LABELS}
      actions={({ id }) => <TestLetterButton letter={id as LetterId} />}
      aside={({ id }) => <Placeholders letter={id as LetterId} />}
      preview={({ id }) => <LetterPreview letter={id as LetterId} />}
    >
      {({ id }) => <Fields letter={id as LetterId} />}
    </ContentEditor>
  );
}

function usePlaceholders(letter: LetterId) {
  const t = useTranslate();
  return useMemo(() => {
    const { tables } = letterDefinition(letter);
    const named = (name: string, isTable: boolean) => ({ name, label: t(`letter.placeholder.${name}`), isTable });
    return [...tables.map((name) => named(name, true)), ...placeholdersOf(letter).map((name) => named(name, false))];
  }, [letter, t]);
}

function Fields({ letter }: { readonly letter: LetterId }) {
  const t = useTranslate();
  const placeholders = usePlaceholders(letter);
  // The same component as long as it is the same letter: another one would begin anew, without the cursor.
  const Body = useMemo(
    () => (props: ComponentProps<typeof HtmlInput>) => <HtmlInput {...props} placeholders={placeholders} />,
    [placeholders],
  );
  return (
    <>
      <Typography color="text.secondary">
        {t(`letter.of.${letter}.when`)} {t(`letter.goesTo.${letterDefinition(letter).to}`)}
      </Typography>
      <TranslatedInput source="subject" label="letter.subject" />
      <TranslatedInput source="body" label="letter.body" input={Body} />
    </>
  );
}

function Placeholders({ letter }: { readonly letter: LetterId }) {
  const t = useTranslate();
  return (
    <Panel title={t('letter.placeholders')}>
      <Table size="small">
        <TableBody>
          {usePlaceholders(letter).map(({ name, label, isTable }) => (
            <TableRow key={name}>
              <TableCell sx={{ px: 0 }}>
                {label}
                {isTable && ` (${t('letter.table')})`}
                <Typography variant="caption" component="p" color="text.secondary">
                  <code>{`{{${name}}}`}</code>
                </Typography>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
