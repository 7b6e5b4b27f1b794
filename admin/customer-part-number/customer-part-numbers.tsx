import { Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PartNumberShown } from '#contracts/customer-part-number/customer-part-number.ts';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';
import { ImportDialog, NumberDialog } from './part-number-dialogs.tsx';

const PAGE_SIZE = 10;

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
  const [edited, setEdited] = useState<PartNumberShown | 'new' | 'list'>();
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
      {data?.Count === 0 && <Typography color="text.secondary">{t('customerPartNumber.none')}</Typography>}
      {data && data.Count > 0 && (
        <TextField
          type="search"
          size="small"
          label={t('customerPartNumber.search')}
          value={search}
          onChange={({ target }) => [setSearch(target.value), setPage(1)]}
          sx={{ maxWidth: 320, mb: 1 }}
        />
      )}
      {data && data.Count > 0 && data.Total === 0 && <Typography>{t('list.nothingFits')}</Typography>}
      {data && data.Numbers.length > 0 && (
        <Table size="small" sx={stacksOnPhone} aria-label={t('customerPartNumber.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('customerPartNumber.number')}</TableCell>
              <TableCell>{t('customerPartNumber.item')}</TableCell>
              {mayEdit && <ActionsHead />}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.Numbers.map((one) => (
              <TableRow key={one.Number}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <code>{one.Number}</code>
                </TableCell>
                <TableCell data-label={t('customerPartNumber.item')}>
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
                </TableCell>
                {mayEdit && (
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    <Button size="small" onClick={() => setEdited(one)}>
                      {t('ra.action.edit')}
                    </Button>
                    <RemoveButton
                      size="small"
                      label={t('ra.action.delete')}
                      sure={t('form.removeSure', { name: one.Number })}
                      remove={async () => {
                        await client.post('admin/customerpartnumber/remove', { accountId, Numbers: [one.Number] });
                        await refresh();
                      }}
                    />
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {last > 1 && (
          <>
            <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('ra.navigation.previous')}
            </Button>
            <Typography>{`${page} / ${last}`}</Typography>
            <Button size="small" disabled={page === last} onClick={() => setPage(page + 1)}>
              {t('ra.navigation.next')}
            </Button>
          </>
        )}
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
      {edited === 'list' && <ImportDialog accountId={accountId} onDone={refresh} onClose={close} />}
      {edited !== undefined && edited !== 'list' && (
        <NumberDialog
          accountId={accountId}
          {...(edited === 'new' ? {} : { seen: edited })}
          onDone={refresh}
          onClose={close}
        />
      )}
    </Panel>
  );
}
