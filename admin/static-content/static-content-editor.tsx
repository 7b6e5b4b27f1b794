import { Box } from '@mui/material';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { ContentCreate } from '#admin/ui/content/content-create.tsx';
import { ContentEditor } from '#admin/ui/content/content-editor.tsx';
import { ContentList } from '#admin/ui/content/content-list.tsx';
import { HtmlInput } from '#admin/ui/content/html-input.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import type { StaticContentData } from '#domain/static-content/static-content.events.ts';

const LABELS = {
  title: 'content.title',
  altText: 'content.altText',
  linkedTo: 'content.linkTo',
  linkTarget: 'content.linkTarget',
  html: 'content.text',
} as const;
const both = { en: '', fr: '' };
const EMPTY: StaticContentData = { title: both, altText: both, linkedTo: '', linkTarget: '', html: both };

export const StaticContentList = () => <ContentList kind="static-content" canCreate />;

const Fields = () => (
  <>
    <TranslatedInput source="title" label="content.title" />
    <TranslatedInput source="html" label="content.text" input={HtmlInput} />
    <TranslatedInput source="altText" label="content.altText" />
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextInput source="linkedTo" label="content.linkTo" fullWidth />
      <SelectInput
        source="linkTarget"
        label="content.linkTarget"
        emptyValue=""
        choices={[
          { id: '_self', name: 'content.sameWindow' },
          { id: '_blank', name: 'content.newWindow' },
        ]}
      />
    </Box>
  </>
);

export function StaticContentCreate() {
  const t = useTranslate();
  return (
    <ContentCreate<StaticContentData>
      kind="static-content"
      empty={EMPTY}
      labels={LABELS}
      idLabel={t('content.blockId')}
      idHelp={t('content.blockIdHelp')}
    >
      <Fields />
    </ContentCreate>
  );
}

export const StaticContentShow = () => (
  <ContentEditor<StaticContentData> kind="static-content" labels={LABELS}>
    <Fields />
  </ContentEditor>
);
