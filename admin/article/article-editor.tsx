import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { TextInput, useInput, useTranslate } from 'react-admin';
import { shopDayIn } from '#admin/lib/format.ts';
import { ContentCreate } from '#admin/ui/content/content-create.tsx';
import { ContentEditor } from '#admin/ui/content/content-editor.tsx';
import { ContentList } from '#admin/ui/content/content-list.tsx';
import { HtmlInput } from '#admin/ui/content/html-input.tsx';
import { HtmlPreview } from '#admin/ui/content/html-preview.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { UploadedPicture } from '#admin/ui/uploaded-picture.tsx';
import type { ArticleContent } from '#domain/article/article.events.ts';
import { CategoriesInput } from './categories-input.tsx';

const LABELS = {
  title: 'content.title',
  summary: 'content.article.summary',
  html: 'content.text',
  picture: 'content.article.picture',
  altText: 'content.altText',
  categories: 'content.article.categories',
  date: 'content.article.date',
} as const;
const both = { en: '', fr: '' };
const newArticle = (): ArticleContent => ({
  title: both,
  summary: both,
  html: both,
  picture: '',
  altText: both,
  categories: [],
  date: shopDayIn(0),
});

export const ArticleList = () => <ContentList kind="article" canCreate />;

function PictureInput() {
  const t = useTranslate();
  const { field } = useInput<string>({ source: 'picture' });
  const picture = String(field.value ?? '');
  return (
    <UploadedPicture
      label={t('content.article.picture')}
      texts={{ drop: t('content.article.drop'), remove: t('content.article.removePicture') }}
      url={picture && `/pictures/${picture}-240.webp`}
      onChange={(chosen) => field.onChange(chosen)}
    />
  );
}

const Fields = () => (
  <>
    <TranslatedInput source="title" label="content.title" />
    <TranslatedInput
      source="summary"
      label="content.article.summary"
      helperText="content.article.summaryHelp"
      multiline
    />
    <TranslatedInput source="html" label="content.text" input={HtmlInput} />
    <PictureInput />
    <TranslatedInput source="altText" label="content.altText" />
    <CategoriesInput />
    <TextInput
      source="date"
      type="date"
      label="content.article.date"
      helperText="content.article.dateHelp"
      slotProps={{ inputLabel: { shrink: true } }}
    />
  </>
);

export function ArticleCreate() {
  const t = useTranslate();
  return (
    <ContentCreate<ArticleContent>
      kind="article"
      empty={newArticle()}
      labels={LABELS}
      idLabel={t('content.pageName')}
      idHelp={t('content.article.nameHelp')}
    >
      <Fields />
    </ContentCreate>
  );
}

export function ArticleShow() {
  const t = useTranslate();
  return (
    <ContentEditor<ArticleContent>
      kind="article"
      labels={LABELS}
      links={({ id, version }) =>
        version > 0 && (
          <Button size="small" href={`/blog/${id}`} target="_blank" endIcon={<OpenInNew />}>
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
