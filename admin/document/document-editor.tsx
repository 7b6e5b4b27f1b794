import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { SelectInput, useTranslate } from 'react-admin';
import { ContentCreate } from '#admin/ui/content/content-create.tsx';
import { ContentEditor } from '#admin/ui/content/content-editor.tsx';
import { ContentList } from '#admin/ui/content/content-list.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { CONTENT_DOCUMENT_READERS, type DocumentContent } from '#domain/document/document.events.ts';
import { FileInput } from './file-input.tsx';

const LABELS = {
  title: 'content.title',
  description: 'content.document.description',
  file: 'content.document.file',
  readers: 'content.document.readers',
} as const;
const both = { en: '', fr: '' };
const EMPTY: DocumentContent = {
  title: both,
  description: both,
  file: { en: null, fr: null },
  readers: 'everybody',
};

export const DocumentList = () => <ContentList kind="document" canCreate />;

const Fields = ({ id }: { readonly id?: string }) => (
  <>
    <TranslatedInput source="title" label="content.title" />
    <TranslatedInput
      source="description"
      label="content.document.description"
      helperText="content.document.descriptionHelp"
      multiline
    />
    <FileInput id={id} />
    <SelectInput
      source="readers"
      label="content.document.readers"
      choices={CONTENT_DOCUMENT_READERS.map((readers) => ({ id: readers, name: `content.document.for.${readers}` }))}
      validate={[]}
      helperText={false}
      sx={{ maxWidth: 300 }}
    />
  </>
);

export function DocumentCreate() {
  const t = useTranslate();
  return (
    <ContentCreate<DocumentContent>
      kind="document"
      empty={EMPTY}
      labels={LABELS}
      idLabel={t('content.pageName')}
      idHelp={t('content.document.nameHelp')}
    >
      <Fields />
    </ContentCreate>
  );
}

export function DocumentShow() {
  const t = useTranslate();
  return (
    <ContentEditor<DocumentContent>
      kind="document"
      labels={LABELS}
      links={({ id, version }) =>
        version > 0 && (
          <Button size="small" href={`/documents/${id}`} target="_blank" endIcon={<OpenInNew />}>
            {t('content.inShop')}
          </Button>
        )
      }
    >
      {({ id }) => <Fields id={id} />}
    </ContentEditor>
  );
}
