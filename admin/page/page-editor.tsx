import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ContentCreate } from '#admin/ui/content/content-create.tsx';
import { ContentEditor } from '#admin/ui/content/content-editor.tsx';
import { ContentList } from '#admin/ui/content/content-list.tsx';
import { HtmlInput } from '#admin/ui/content/html-input.tsx';
import { Panel } from '#admin/ui/panel.tsx';
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
      preview={() => <Preview />}
    >
      <Fields />
    </ContentEditor>
  );
}

const STYLE = `body{font:15px/22px "IBM Plex Sans",Arial,sans-serif;color:#16212b;margin:16px;max-width:72ch}h1{font-size:24px;line-height:30px}h2{font-size:18px;line-height:24px}a{color:#0b4f94}table{border-collapse:collapse}td,th{border:1px solid #d3dae1;padding:4px 8px}img{max-width:100%}`;
const escaped = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** What is typed, in the language of the back office, in a frame that runs nothing. */
function Preview() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const language = locale === 'fr' ? 'fr' : 'en';
  const { title, html } = useWatch() as PageContent;
  return (
    <Panel title={t('content.preview')}>
      <Typography variant="caption" color="text.secondary" component="p">
        {t(`form.language.${language}`)}
      </Typography>
      <Box
        component="iframe"
        title={t('content.preview')}
        sandbox=""
        srcDoc={`<!doctype html><meta charset="utf-8"><style>${STYLE}</style><h1>${escaped(title?.[language] ?? '')}</h1>${html?.[language] ?? ''}`}
        sx={{ width: 1, height: 360, border: '1px solid', borderColor: 'divider', bgcolor: '#fff' }}
      />
    </Panel>
  );
}
