import {
  Box,
  Button,
  Link,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fileUrl } from '#contracts/client.ts';
import { DOCUMENT_KINDS, DOCUMENT_READERS } from '#domain/product/product.events.ts';
import { client } from '#admin/lib/client.ts';
import { fileFields, sendUpload } from '#admin/lib/send-file.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { DropField } from '#admin/ui/drop-field.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import type { ProductDetail } from './product.reader.ts';
import { useProductCommand } from './use-product-command.ts';

type Document = ProductDetail['documents'][number];
type Fields = Pick<Document, 'kind' | 'title' | 'readers' | 'days' | 'times'>;

const BLANK: Fields = { kind: 'data-sheet', title: { en: '', fr: '' }, readers: 'everybody', days: 0, times: 0 };

/** Files that go with a product, and who may have them: each change takes effect at once. */
export function ProductDocuments({ product: { itemNumber, documents } }: { readonly product: ProductDetail }) {
  const t = useTranslate();
  const mayEdit = useMay('catalogue');
  const { send, refresh, isBusy: busy } = useProductCommand(itemNumber);
  const [file, setFile] = useState<File>();
  const [edited, setEdited] = useState<Document>();
  return (
    <Panel title={t('product.section.documents')}>
      {documents.length > 0 && (
        <Table size="small" sx={stacksOnPhone}>
          <TableHead>
            <TableRow>
              {[
                'product.document.file',
                'product.document.kind',
                'product.document.title',
                'product.document.readers',
              ].map((head) => (
                <TableCell key={head}>{t(head)}</TableCell>
              ))}
              <ActionsHead />
            </TableRow>
          </TableHead>
          <TableBody>
            {documents.map((one) => (
              <TableRow key={one.document}>
                <TableCell>
                  <Link href={fileUrl('admin/product/document', { itemNumber, document: one.document })}>
                    {one.fileName}
                  </Link>
                </TableCell>
                <TableCell data-label={t('product.document.kind')}>{t(`product.document.of.${one.kind}`)}</TableCell>
                <TableCell data-label={t('product.document.title')} data-lines>
                  <div>
                    {one.title.en}
                    <br />
                    {one.title.fr}
                  </div>
                </TableCell>
                <TableCell data-label={t('product.document.readers')}>
                  {t(`product.document.for.${one.readers}`)}
                  {one.readers === 'buyers' &&
                    one.days > 0 &&
                    `, ${t('product.document.forDays', { count: one.days })}`}
                  {one.readers === 'buyers' &&
                    one.times > 0 &&
                    `, ${t('product.document.forTimes', { count: one.times })}`}
                </TableCell>
                <TableCell>
                  {mayEdit && (
                    <>
                      <Button size="small" onClick={() => setEdited(one)}>
                        {t('ra.action.edit')}
                      </Button>
                      <Button
                        size="small"
                        disabled={busy}
                        onClick={() =>
                          void send('admin/product/removedocument', { itemNumber, document: one.document })
                        }
                      >
                        {t('ra.action.remove')}
                      </Button>
                    </>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {mayEdit && (
        <Box sx={{ mt: 1.5 }}>
          <DropField
            label={t('product.document.drop')}
            accept=".pdf,.dwg,.dxf,.step,.stp,.iges,.igs,.docx,.xlsx,.csv,.txt,.zip,image/*"
            onFiles={([first]) => setFile(first)}
          />
        </Box>
      )}
      {file && (
        <CommandDialog
          title={t('product.document.add', { name: file.name })}
          submit={t('form.add')}
          onClose={() => setFile(undefined)}
          onSubmit={async (form) => {
            const fields = fieldsOf(form);
            await sendUpload('admin/product/adddocument', { itemNumber, ...fields, ...(await fileFields(file)) });
            await refresh();
          }}
        >
          <DocumentFields document={BLANK} />
        </CommandDialog>
      )}
      {edited && (
        <CommandDialog
          title={edited.fileName}
          submit={t('ra.action.save')}
          onClose={() => setEdited(undefined)}
          onSubmit={async (form) => {
            const { kind, title, readers, days, times } = edited;
            await client.post('admin/product/changedocument', {
              itemNumber,
              document: edited.document,
              seen: { kind, title, readers, days, times },
              changed: fieldsOf(form),
            });
            await refresh();
          }}
        >
          <DocumentFields document={edited} />
        </CommandDialog>
      )}
    </Panel>
  );
}

const fieldsOf = (form: FormData): Fields => ({
  kind: String(form.get('kind')) as Fields['kind'],
  title: { en: String(form.get('en')), fr: String(form.get('fr')) },
  readers: String(form.get('readers')) as Fields['readers'],
  // Only who has bought it is counted.
  days: Number(form.get('days') ?? 0),
  times: Number(form.get('times') ?? 0),
});

function DocumentFields({ document }: { readonly document: Fields }) {
  const t = useTranslate();
  const [readers, setReaders] = useState(document.readers);
  return (
    <>
      <TextField name="kind" select label={t('product.document.kind')} defaultValue={document.kind}>
        {DOCUMENT_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`product.document.of.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {(['en', 'fr'] as const).map((language) => (
        <TextField
          key={language}
          name={language}
          label={t('form.inLanguage', {
            label: t('product.document.title'),
            language: t(`form.language.${language}`),
          })}
          defaultValue={document.title[language]}
          required={language === 'en'}
          slotProps={{ htmlInput: { maxLength: 120, lang: language } }}
        />
      ))}
      <TextField
        name="readers"
        select
        label={t('product.document.readers')}
        value={readers}
        onChange={({ target }) => setReaders(target.value as Fields['readers'])}
      >
        {DOCUMENT_READERS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`product.document.for.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {readers === 'buyers' &&
        (['days', 'times'] as const).map((limit) => (
          <TextField
            key={limit}
            name={limit}
            type="number"
            label={t(`product.document.${limit}`)}
            helperText={t('product.document.zero')}
            defaultValue={document[limit]}
            slotProps={{ htmlInput: { min: 0, max: 9_999 } }}
          />
        ))}
    </>
  );
}
