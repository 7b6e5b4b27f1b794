import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ContentCreate } from '#admin/ui/content/content-create.tsx';
import { ContentEditor } from '#admin/ui/content/content-editor.tsx';
import { ContentList } from '#admin/ui/content/content-list.tsx';
import { HtmlInput } from '#admin/ui/content/html-input.tsx';
import { HtmlPreview } from '#admin/ui/content/html-preview.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import type { PageContent } from '#domain/page/page.events.ts';

const LABELS = { title: 'content.title', description: 'content.description', html: 'content.text' } as const;
const both = { en: '', fr: '' };
const EMPTY: PageContent = { title: both, description: both, html: both };

export const PageList = () => <ContentList kind="page" canCreate />;

const Fields = () => (
  <>
    <TranslatedInput source="title" label="content.title" />
    <TranslatedInput source="description" label="content.description" helperText="content.descriptionHelp" />
    <TranslatedInput source="html" label="content.text" input={HtmlInput} />
  </>
);

export function PageCreate() {
  const t = useTranslate();
  return (
    <ContentCreate<PageContent>
      kind="page"
      empty={EMPTY}
      labels={LABELS}
      idLabel={t('content.pageName')}
      idHelp={t('content.pageNameHelp')}
    >
      <Fields />
    </ContentCreate>
  );
}

export function PageShow() {
  const t = useTranslate();
  return (
    <ContentEditor<PageContent>
      kind="page"
      labels={LABELS}
      links={({ id, version }) =>
        version > 0 && (
          <Button size="small" href={`/pages/${id}`} target="_blank" endIcon={<OpenInNew />}>
            {t('content.inShop')}
          </Button>
        )
      }
      preview={() => <HtmlPreview />}
    >
      <Fields />
    </ContentEditor>
  );
}
