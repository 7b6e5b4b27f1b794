import { Button } from '@mui/material';
import { DataTable, SelectInput, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ResourceList, ResourceTable } from '#admin/ui/resource-list.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { newsletterStatuses } from '#contracts/newsletter/newsletter.ts';
import type { SubscriberRow } from './newsletter.reader.ts';

const Column = DataTable.Col<SubscriberRow>;
const columns: readonly FileColumn<SubscriberRow>[] = [
  { source: 'email', label: 'newsletter.email', value: ({ email }) => email },
  { source: 'language', label: 'newsletter.language', value: ({ language }) => language },
  { source: 'status', label: 'newsletter.status.name', value: ({ status }, t) => t(`newsletter.status.${status}`) },
  { source: 'requestedAt', label: 'newsletter.requestedAt', value: ({ requestedAt }) => requestedAt },
  { source: 'changedAt', label: 'newsletter.changedAt', value: ({ changedAt }) => changedAt },
  { source: 'unsubscribeLink', label: 'newsletter.unsubscribeLink', value: ({ unsubscribeLink }) => unsubscribeLink },
];

/** Who gets the newsletter; the file has what a program for letters needs, its link to leave included. */
export function NewsletterList() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const status = (row: SubscriberRow) => t(`newsletter.status.${row.status}`);
  return (
    <ResourceList<SubscriberRow>
      resource="newsletter"
      texts="newsletter"
      sort={{ field: 'changedAt', order: 'DESC' }}
      filters={[
        <SelectInput
          key="status"
          source="status"
          label="newsletter.status.name"
          alwaysOn
          choices={newsletterStatuses.map((id) => ({ id, name: `newsletter.status.${id}` }))}
        />,
      ]}
      exported={{ name: t('resources.newsletter.name', { smart_count: 2 }), columns }}
      table={
        <ResourceTable onlyWide={['language', 'requestedAt']}>
          <Column source="email" label="newsletter.email" />
          <Column source="language" label="newsletter.language" disableSort />
          <Column source="status" label="newsletter.status.name" disableSort render={status} />
          <Column
            source="requestedAt"
            label="newsletter.requestedAt"
            disableSort
            render={(row) => dayAndTime(row.requestedAt, locale)}
          />
          <Column source="changedAt" label="newsletter.changedAt" render={(row) => dayAndTime(row.changedAt, locale)} />
          <Column source="actions" label="newsletter.actions" disableSort render={(row) => <Actions row={row} />} />
        </ResourceTable>
      }
      blocks={
        <SimpleList<SubscriberRow>
          rowClick={false}
          primaryText={({ email }) => email}
          secondaryText={(row) => (
            <>
              {`${status(row)} · ${dayAndTime(row.changedAt, locale)}`}
              <br />
              <Actions row={row} />
            </>
          )}
        />
      }
    />
  );
}

function Actions({ row: { subscriberId, status, email } }: { readonly row: SubscriberRow }) {
  const t = useTranslate();
  const { send } = useCommand();
  const mayChange = useMay('customer');
  return (
    <>
      <TimelineLink subject={`newsletter:${subscriberId}`} />
      {mayChange && status !== 'unsubscribed' && (
        <Button
          size="small"
          aria-label={t('form.labelled', { label: t('newsletter.unsubscribe'), value: email })}
          onClick={() => void send('admin/newsletter/unsubscribe', { subscriberId })}
        >
          {t('newsletter.unsubscribe')}
        </Button>
      )}
    </>
  );
}
