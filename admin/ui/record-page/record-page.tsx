import { Link, Stack } from '@mui/material';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Title, useRedirect, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Right } from '#domain/shared/rights.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { RecordForm, type RecordFormProps } from '#admin/ui/record-form/record-form.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';

/** Keys of "Add ...", "All ...", "Remove ..." and of what is asked before, where it has consequences of its own. */
interface RecordPageTexts {
  readonly add: string;
  readonly back: string;
  readonly remove: string;
  readonly removeSure?: string;
}

interface RecordPageProps<Data extends object> extends Pick<RecordFormProps<Data>, 'record' | 'labels' | 'children'> {
  /** Nothing is there yet: `add` is sent, then the list is shown. */
  readonly isNew: boolean;
  /** Of a record that is there, in the reader's language. */
  readonly name: string;
  readonly texts: RecordPageTexts;
  /** The list that it belongs to. */
  readonly list: string;
  /** Without it the fields are shown and cannot be edited. */
  readonly right: Right;
  /** Queries that are read anew after a command. */
  readonly changed: QueryKey;
  readonly add: (data: Data) => Promise<unknown>;
  readonly change: (change: { readonly seen: Partial<Data>; readonly changed: Partial<Data> }) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

/** The page of one record of master data: the way back to its list, its form, and the button that removes it. */
export function RecordPage<Data extends object>({
  record,
  labels,
  children,
  isNew,
  name,
  texts,
  list,
  right,
  changed,
  add,
  change,
  remove,
}: RecordPageProps<Data>) {
  const t = useTranslate();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: changed });
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 1000 }}>
      <Title title={isNew ? t(texts.add) : name} />
      <Link component={RouterLink} to={list}>
        {t(texts.back)}
      </Link>
      <RecordForm<Data>
        record={record}
        isNew={isNew}
        labels={labels}
        mayEdit={useMay(right)}
        save={async (difference) => {
          await (isNew ? add({ ...record, ...difference.changed }) : change(difference));
          await refresh();
        }}
        {...(isNew ? { onSaved: () => redirect(list) } : {})}
        actions={
          !isNew && (
            <RemoveButton
              label={t(texts.remove)}
              sure={t(texts.removeSure ?? 'form.removeSure', { name })}
              remove={async () => {
                await remove();
                redirect(list);
                await refresh();
              }}
            />
          )
        }
      >
        {children}
      </RecordForm>
    </Stack>
  );
}
