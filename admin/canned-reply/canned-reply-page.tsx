import { Box, Button, Link, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { required, Title, useLocaleState, useRedirect, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { asLanguage } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';
import { RowLink } from '#admin/ui/resource-list.tsx';
import type { CannedReply } from '#contracts/canned-reply/canned-reply.ts';
import { replyPlaceholders } from '#domain/shared/reply-placeholders.ts';

type Fields = Pick<CannedReply, 'name' | 'text'>;

const KEY = ['canned-reply'];
const EMPTY: Fields = { name: { en: '', fr: '' }, text: { en: '', fr: '' } };
const labels = { name: 'cannedReply.name', text: 'cannedReply.text' } as const;
const useReplies = () => useQuery({ queryKey: KEY, queryFn: () => client.get('admin/cannedreply/list', {}) });

export function CannedReplyList() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const language = asLanguage(locale);
  const mayChange = useMay('content');
  const { data, error } = useReplies();
  useRowKeys();
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('resources.canned-reply.name', { smart_count: 2 })} />
      {mayChange && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button component={RouterLink} to="/canned-reply/create" variant="contained">
            {t('cannedReply.add')}
          </Button>
        </Box>
      )}
      {error && <Typography role="alert">{messageOf(error, t)}</Typography>}
      <Panel title={t('resources.canned-reply.name', { smart_count: 2 })}>
        {data && !data.replies.length && <Typography role="status">{t('cannedReply.none')}</Typography>}
        {data && data.replies.length > 0 && (
          <Table size="small" sx={stacksOnPhone}>
            <TableHead>
              <TableRow>
                <TableCell>{t('cannedReply.name')}</TableCell>
                <TableCell>{t('cannedReply.text')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.replies.map(({ cannedReply, name, text }) => (
                <TableRow key={cannedReply} hover>
                  <TableCell sx={{ whiteSpace: { md: 'nowrap' } }}>
                    <RowLink to={`/canned-reply/${cannedReply}/show`}>{name[language]}</RowLink>
                  </TableCell>
                  <TableCell>{text[language]}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Panel>
    </Stack>
  );
}

export function CannedReplyPage() {
  const t = useTranslate();
  const { id } = useParams();
  const { data, error } = useReplies();
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!data) return null;
  if (id === undefined) return <ReplyForm record={EMPTY} />;
  const found = data.replies.find(({ cannedReply }) => cannedReply === id);
  return found ? <ReplyForm key={id} id={id} record={found} /> : <Typography>{t('error.not_found')}</Typography>;
}

/** Without an id it is a new one. */
function ReplyForm({ id, record: { name, text } }: { readonly id?: string; readonly record: Fields }) {
  const t = useTranslate();
  const redirect = useRedirect();
  const [locale] = useLocaleState();
  const mayChange = useMay('content');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });
  const title = name[asLanguage(locale)];
  const save = async ({ seen, changed }: { seen: Partial<Fields>; changed: Partial<Fields> }) => {
    if (id === undefined) await client.post('admin/cannedreply/add', { ...EMPTY, ...changed });
    else await client.post('admin/cannedreply/change', { cannedReply: id, seen, changed });
    await refresh();
  };
  const remove = async () => {
    await client.post('admin/cannedreply/remove', { cannedReply: id ?? '' });
    redirect('/canned-reply');
    await refresh();
  };
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 1000 }}>
      <Title title={title || t('cannedReply.add')} />
      <Link component={RouterLink} to="/canned-reply">
        {t('cannedReply.back')}
      </Link>
      <RecordForm<Fields>
        record={{ name, text }}
        isNew={id === undefined}
        labels={labels}
        save={save}
        mayEdit={mayChange}
        {...(id === undefined ? { onSaved: () => redirect('/canned-reply') } : {})}
        actions={
          id !== undefined && (
            <RemoveButton
              label={t('cannedReply.remove')}
              sure={t('form.removeSure', { name: title })}
              remove={remove}
            />
          )
        }
      >
        <Panel title={title || t('cannedReply.add')}>
          <TranslatedInput source="name" label="cannedReply.name" validate={required()} autoFocus />
          <TranslatedInput source="text" label="cannedReply.text" validate={required()} multiline minRows={6} />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t('cannedReply.placeholders')}
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2 }}>
            {replyPlaceholders.map((placeholder) => (
              <Box key={placeholder} sx={{ display: 'contents' }}>
                <dt>
                  <code>{`{{${placeholder}}}`}</code>
                </dt>
                <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                  {t(`cannedReply.placeholder.${placeholder}`)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Panel>
      </RecordForm>
    </Stack>
  );
}
