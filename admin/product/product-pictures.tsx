import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { fileFields, sendUpload } from '#admin/lib/send-file.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { DropField } from '#admin/ui/drop-field.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import type { ProductDetail } from './product.reader.ts';
import { useProductCommand } from './use-product-command.ts';

const NO_TEXT = { en: '', fr: '' };

/** Pictures in the order in which the shop shows them: each change takes effect at once. */
export function ProductPictures({ product: { itemNumber, pictures } }: { readonly product: ProductDetail }) {
  const t = useTranslate();
  const mayEdit = useMay('catalogue');
  const { send, refresh, isBusy: busy } = useProductCommand(itemNumber);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(0);

  const add = async (files: readonly File[]) => {
    setProblems([]);
    setSending(files.length);
    // One after the other, so that they stand in the order in which they were chosen.
    for (const file of files) {
      try {
        const { picture } = await sendUpload('admin/picture/upload', await fileFields(file));
        await client.post('admin/product/addpicture', { itemNumber, picture, altText: NO_TEXT });
      } catch (error) {
        setProblems((before) => [...before, t('form.labelled', { label: file.name, value: messageOf(error, t) })]);
      }
      setSending((left) => left - 1);
      await refresh();
    }
  };
  const move = (from: number, to: number) => {
    const keys = pictures.map(({ picture }) => picture);
    keys.splice(to, 0, ...keys.splice(from, 1));
    void send('admin/product/arrangepictures', { itemNumber, pictures: keys });
  };

  return (
    <Panel title={t('product.section.pictures')}>
      <Box
        component="ol"
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))', p: 0, m: 0 }}
      >
        {pictures.map((one, at) => (
          <Box
            component="li"
            key={one.picture}
            sx={{ listStyle: 'none', border: '1px solid', borderColor: 'divider', p: 1 }}
          >
            <img
              src={one.url}
              alt={one.altText.en}
              width={150}
              height={150}
              style={{ objectFit: 'contain', width: '100%' }}
            />
            {mayEdit && (
              <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
                <IconButton
                  size="small"
                  disabled={busy || at === 0}
                  aria-label={t('product.pictureForward', { number: at + 1 })}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowBack fontSize="small" />
                </IconButton>
                <AltTextButton itemNumber={itemNumber} picture={one} number={at + 1} refresh={refresh} />
                <IconButton
                  size="small"
                  disabled={busy}
                  aria-label={t('product.removePicture', { number: at + 1 })}
                  onClick={() => void send('admin/product/removepicture', { itemNumber, picture: one.picture })}
                >
                  <Delete fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={busy || at === pictures.length - 1}
                  aria-label={t('product.pictureBackward', { number: at + 1 })}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowForward fontSize="small" />
                </IconButton>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {mayEdit && (
        <Box sx={{ mt: 1.5 }}>
          <DropField
            label={sending ? t('product.sending', { smart_count: sending }) : t('product.dropPictures')}
            accept="image/*"
            multiple
            disabled={sending > 0}
            onFiles={(files) => void add(files)}
          />
        </Box>
      )}
      <Box role="alert">
        {problems.map((problem) => (
          <Typography key={problem} color="error">
            {problem}
          </Typography>
        ))}
      </Box>
    </Panel>
  );
}

interface AltTextProps {
  readonly itemNumber: string;
  readonly picture: ProductDetail['pictures'][number];
  readonly number: number;
  readonly refresh: () => Promise<unknown>;
}

function AltTextButton({ itemNumber, picture: { picture, altText }, number, refresh }: AltTextProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={t('product.altTextOf', { number })}>
        {t('product.altText')}
      </Button>
      {open && (
        <CommandDialog
          title={t('product.altTextOf', { number })}
          submit={t('ra.action.save')}
          onClose={() => setOpen(false)}
          onSubmit={async (form) => {
            const [en, fr] = [String(form.get('en')), String(form.get('fr'))];
            await client.post('admin/product/describepicture', { itemNumber, picture, altText: { en, fr } });
            await refresh();
          }}
        >
          <Typography color="text.secondary">{t('product.altTextHelp')}</Typography>
          {(['en', 'fr'] as const).map((language) => (
            <TextField
              key={language}
              name={language}
              label={t(`form.language.${language}`)}
              defaultValue={altText[language]}
              autoFocus={language === 'en'}
              slotProps={{ htmlInput: { maxLength: 200, lang: language } }}
            />
          ))}
        </CommandDialog>
      )}
    </>
  );
}
