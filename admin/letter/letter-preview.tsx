// The letter as its reader would get it, out of what is typed now and an order, quote or person of the shop.
import { Box, Button, MenuItem, Stack, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Output } from '#contracts/api.ts';
import { createHttpClient } from '#contracts/client.ts';
import { letterDefinition, type LetterId } from '#contracts/letter/letter-definitions.ts';
import type { LetterContent } from '#domain/letter/letter.events.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { Panel } from '#admin/ui/panel.tsx';

const SHAPES = ['600', '360', 'text'] as const;
type Shape = (typeof SHAPES)[number];
type Preview = Output<'admin/letter/preview'>;

/** A letter is previewed in its reader's language, whatever that of the back office is. */
const clients = {
  en: createHttpClient({ language: () => 'en' }),
  fr: createHttpClient({ language: () => 'fr' }),
};

export function LetterPreview({ letter }: { readonly letter: LetterId }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [language, setLanguage] = useState<'en' | 'fr'>(locale === 'fr' ? 'fr' : 'en');
  const [shape, setShape] = useState<Shape>('600');
  const [about, setAbout] = useState('');
  const [asked, setAsked] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState('');
  const { subject, body } = useWatch() as LetterContent;
  const words = { subject: subject?.[language] ?? '', body: body?.[language] ?? '' };
  const key = JSON.stringify(words);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const shown = await clients[language].post('admin/letter/preview', {
          letter,
          ...(JSON.parse(key) as typeof words),
          about: asked,
          origin: location.origin,
        });
        if (!isCurrent) return;
        setPreview(shown);
        setProblem('');
      } catch (error) {
        if (isCurrent) setProblem(messageOf(error, t));
      }
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [letter, language, asked, key, t]);

  const kind = letterDefinition(letter).about;
  const filled = preview?.filledWith[0];
  return (
    <Panel title={t('content.preview')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <TextField
          select
          size="small"
          label={t('letter.language')}
          value={language}
          sx={{ width: 140 }}
          onChange={({ target }) => setLanguage(target.value === 'fr' ? 'fr' : 'en')}
        >
          {(['en', 'fr'] as const).map((one) => (
            <MenuItem key={one} value={one}>
              {t(`form.language.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={shape}
          aria-label={t('letter.shape.name')}
          onChange={(_event, next: Shape | null) => next && setShape(next)}
        >
          {SHAPES.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`letter.shape.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          size="small"
          label={t(`letter.fillWith.${kind}`)}
          value={about}
          sx={{ width: 220 }}
          onChange={({ target }) => setAbout(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            setAsked(about.trim());
          }}
        />
        <Button size="small" onClick={() => setAsked(about.trim())}>
          {t('letter.fill')}
        </Button>
        {filled && (
          <Typography variant="body2" color="text.secondary">
            {t('letter.filledWith', { title: filled.title })}
          </Typography>
        )}
      </Stack>
      {problem && (
        <Typography role="alert" color="error" sx={{ mb: 1 }}>
          {problem}
        </Typography>
      )}
      {preview && <Mail mail={preview.mail} shape={shape} />}
    </Panel>
  );
}

/** Not with every letter that is typed. */
const WAIT_MS = 500;

function Mail({ mail, shape }: { readonly mail: Preview['mail']; readonly shape: Shape }) {
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 1, overflowWrap: 'anywhere' }}>{mail.subject}</Typography>
      {shape === 'text' ? (
        <Box
          component="pre"
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            m: 0,
            p: 2,
            border: '1px solid',
            borderColor: 'divider',
          }}
        >
          {mail.text}
        </Box>
      ) : (
        <Box
          component="iframe"
          title={mail.subject}
          sandbox=""
          srcDoc={mail.html}
          sx={{
            width: Number(shape) + 2,
            maxWidth: 1,
            height: 640,
            border: '1px solid',
            borderColor: 'divider',
            bgcolor: '#fff',
            colorScheme: 'light',
          }}
        />
      )}
    </Box>
  );
}
