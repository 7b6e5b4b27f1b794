import { Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Output } from '#contracts/api.ts';
import type { PartNumberShown } from '#contracts/customer-part-number/customer-part-number.ts';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';
import { ImportDialog, NumberDialog } from './part-number-dialogs.tsx';

const PAGE_SIZE = 10;

/** What a dialog is open for. */
type What = PartNumberShown | 'new' | 'list';

/** What a customer calls the shop's items: who takes an order by telephone finds them here, and keeps them for them. */
export function CustomerPartNumbers({
  accountId,
  isMerged,
}: {
  readonly accountId: string;
  readonly isMerged: boolean;
}) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const mayEdit = useMay('customer') && !isMerged;
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<What>();
  const key = ['customer-part-numbers', accountId];
  const { data, error } = useQuery({
    queryKey: [...key, search, page],
    queryFn: () => client.get('admin/customerpartnumber/list', { accountId, search, page, pageSize: PAGE_SIZE }),
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  const close = () => setEdited(undefined);
  const last = Math.max(1, Math.ceil((data?.Total ?? 0) / PAGE_SIZE));
  return (
    <Panel title={t('customerPartNumber.title')}>
      {error && (
        <Typography role="alert" color="error">
          {messageOf(error, t)}
        </Typography>
      )}
      {data && (
        <Found data={data} search={search} onSearch={(words) => [setSearch(words), setPage(1)]}>
          <Numbers
            numbers={data.Numbers}
            mayEdit={mayEdit}
            onEdit={setEdited}
            remove={async ({ Number }) => {
              await client.post('admin/customerpartnumber/remove', { accountId, Numbers: [Number] });
              await refresh();
            }}
          />
        </Found>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {last > 1 && <Pages page={page} last={last} onPage={setPage} />}
        {mayEdit && (
          <>
            <Button size="small" onClick={() => setEdited('new')}>
              {t('customerPartNumber.add')}
            </Button>
            <Button size="small" onClick={() => setEdited('list')}>
              {t('customerPartNumber.import')}
            </Button>
          </>
        )}
      </Stack>
      {edited !== undefined && <Edited accountId={accountId} edited={edited} onDone={refresh} onClose={close} />}
    </Panel>
  );
}

interface EditedProps {
  readonly accountId: string;
  readonly edited: What;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

function Edited({ edited, ...props }: EditedProps) {
  if (edited === 'list') return <ImportDialog {...props} />;
  return <NumberDialog {...props} {...(edited === 'new' ? {} : { seen: edited })} />;
}

interface FoundProps {
  readonly data: Output<'admin/customerpartnumber/list'>;
  readonly search: string;
  readonly onSearch: (words: string) => void;
  readonly children: ReactNode;
}

function Found({ data: { Count, Total }, search, onSearch, children }: FoundProps) {
  const t = useTranslate();
  if (!Count) return <Typography color="text.secondary">{t('customerPartNumber.none')}</Typography>;
  return (
    <>
      <TextField
        type="search"
        size="small"
        label={t('customerPartNumber.search')}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        sx={{ maxWidth: 320, mb: 1 }}
      />
      {Total === 0 ? <Typography>{t('list.nothingFits')}</Typography> : children}
    </>
  );
}

interface PagesProps {
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, last, onPage }: PagesProps) {
  const t = useTranslate();
  return (
    <>
      <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('ra.navigation.previous')}
      </Button>
      <Typography>{`${page} / ${last}`}</Typography>
      <Button size="small" disabled={page === last} onClick={() => onPage(page + 1)}>
        {t('ra.navigation.next')}
      </Button>
    </>
  );
}

interface NumbersProps {
  readonly numbers: readonly PartNumberShown[];
  readonly mayEdit: boolean;
  readonly onEdit: (number: PartNumberShown) => void;
  readonly remove: (number: PartNumberShown) => Promise<void>;
}

function Numbers({ numbers, mayEdit, onEdit, remove }: NumbersProps) {
  const t = useTranslate();
  return (
    <Table size="small" sx={stacksOnPhone} aria-label={t('customerPartNumber.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('customerPartNumber.number')}</TableCell>
          <TableCell>{t('customerPartNumber.item')}</TableCell>
          {mayEdit && <ActionsHead />}
        </TableRow>
      </TableHead>
      <TableBody>
        {numbers.map((one) => (
          <TableRow key={one.Number}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <code>{one.Number}</code>
            </TableCell>
            <TableCell data-label={t('customerPartNumber.item')}>
              <Meaning one={one} />
            </TableCell>
            {mayEdit && (
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <Button size="small" onClick={() => onEdit(one)}>
                  {t('ra.action.edit')}
                </Button>
                <RemoveButton
                  size="small"
                  label={t('ra.action.delete')}
                  sure={t('form.removeSure', { name: one.Number })}
                  remove={() => remove(one)}
                />
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The item, and what is to be known of it before it is ordered by that number. */
function Meaning({ one }: { readonly one: PartNumberShown }) {
  const t = useTranslate();
  return (
    <div>
      <code>{one.ProductId}</code> {one.SkuName}
      {!one.IsSold && (
        <Typography variant="body2" color="error">
          {t('customerPartNumber.notSold')} {one.Successor}
        </Typography>
      )}
      {one.OtherItem && (
        <Typography variant="body2" color="text.secondary">
          {t('customerPartNumber.otherItem', { item: one.OtherItem })}
        </Typography>
      )}
    </div>
  );
}
