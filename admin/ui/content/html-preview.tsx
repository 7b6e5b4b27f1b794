import { Box, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Translated } from '#domain/shared/translated.ts';
import { Panel } from '#admin/ui/panel.tsx';

const STYLE = `body{font:15px/22px "IBM Plex Sans",Arial,sans-serif;color:#16212b;margin:16px;max-width:72ch}h1{font-size:24px;line-height:30px}h2{font-size:18px;line-height:24px}a{color:#0b4f94}table{border-collapse:collapse}td,th{border:1px solid #d3dae1;padding:4px 8px}img{max-width:100%}`;
const escaped = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** What is typed, in the language of the back office, in a frame that runs nothing. */
export function HtmlPreview() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const language = locale === 'fr' ? 'fr' : 'en';
  const { title, html } = useWatch() as { title?: Translated; html?: Translated };
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
