import { Box, Stack, Typography } from '@mui/material';
import { Show, useLocaleState, useRecordContext, useShowContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { CustomerCarts } from '#admin/cart/customer-carts.tsx';
import type { CustomerDetail } from '#admin/customer/customer.reader.ts';
import { dayOf } from '#admin/lib/format.ts';
import { showAsOf, useAsOf } from '#admin/lib/use-as-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ConversationPanel } from '#admin/conversation/conversation-panel.tsx';
import { AsOfBar } from '#admin/replay/as-of-bar.tsx';
import { AccountStatus } from '#admin/customer/account-status.tsx';
import { RequestErasure } from '#admin/erasure/request-erasure.tsx';
import { CollectionPanel } from '#admin/credit/collection-panel.tsx';
import { TermsOverride } from '#admin/credit/terms-override.tsx';
import { CustomerAddresses } from '#admin/customer/customer-addresses.tsx';
import { CustomerContacts } from '#admin/customer/customer-contacts.tsx';
import { CustomerRewards } from '#admin/customer/customer-rewards.tsx';
import { CustomerTerms } from '#admin/customer/customer-terms.tsx';
import { CustomerItemLists } from '#admin/item-list/customer-item-lists.tsx';
import { CustomerPartNumbers } from '#admin/customer-part-number/customer-part-numbers.tsx';
import { RegistrationDecision } from '#admin/customer/registration-decision.tsx';
import { TaxExemptions } from '#admin/tax/tax-exemptions.tsx';
import { HistoryButtons } from '#admin/ui/history-buttons.tsx';
import { AccountNotices } from '#admin/customer/account-notices.tsx';
import { CustomerAnswers } from '#admin/customer/customer-answers.tsx';
import { CustomerDuplicates } from '#admin/customer/customer-duplicates.tsx';
import { CustomerFacts } from '#admin/customer/customer-facts.tsx';
import { CustomerNotes } from '#admin/customer/customer-notes.tsx';
import { CustomerOrders, CustomerQuotes } from '#admin/customer/customer-business.tsx';
import { AccountBalance } from '#admin/invoice/account-balance.tsx';
import { AccountOpenItems } from '#admin/invoice/account-open-items.tsx';
import { AccountTransactions } from '#admin/invoice/account-transactions.tsx';
import { AccountStatements } from '#admin/statement/account-statements.tsx';
import { StandingButtons } from '#admin/customer/standing-buttons.tsx';

export function CustomerShow() {
  const { asOf } = useAsOf();
  const { id = '' } = useParams();
  return (
    <>
      <AsOfBar kind="account" id={id} />
      <Show {...showAsOf(asOf)} actions={false} component="div">
        <Customer />
      </Show>
    </>
  );
}

function Customer() {
  const customer = useRecordContext<CustomerDetail>();
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayEdit = useMay('customer');
  const { error } = useShowContext();
  if (error)
    return (
      <Typography role="alert" color="error" sx={{ py: 2 }}>
        {(error as Error).message}
      </Typography>
    );
  if (!customer) return null;
  const people = customer.contacts
    .filter(({ active }) => active)
    .map(({ contactId, firstName, lastName }) => ({ contactId, name: `${firstName} ${lastName}` }));
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h5" component="h2">
          {customer.name}
        </Typography>
        <AccountStatus status={customer.status} />
        <Typography color="text.secondary">
          {t(`customer.kind.${customer.kind}`)} · <code>{customer.accountId}</code> ·{' '}
          {t('customer.sinceAt', { at: dayOf(customer.openedAt, locale) })}
        </Typography>
        <HistoryButtons subject={`account:${customer.accountId}`} />
        <Box sx={{ flex: 1 }} />
        {mayEdit && <StandingButtons customer={customer} />}
      </Stack>
      <RegistrationDecision customer={customer} />
      <AccountNotices customer={customer} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: 'minmax(320px, 1fr) 2fr' }, alignItems: 'start' }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <CustomerFacts customer={customer} />
          <CustomerTerms customer={customer}>
            <TermsOverride accountId={customer.accountId} />
          </CustomerTerms>
          <TaxExemptions accountId={customer.accountId} />
          <AccountBalance accountId={customer.accountId} />
          <CustomerRewards customer={customer} />
          <CustomerAnswers customer={customer} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <CustomerDuplicates customer={customer} />
          <ConversationPanel about="account" id={customer.accountId} contacts={people} />
          <CustomerNotes customer={customer} />
          <CustomerContacts customer={customer} actionsOf={(contact) => <RequestErasure {...contact} />} />
          <CustomerPartNumbers accountId={customer.accountId} isMerged={customer.status === 'merged'} />
          <CustomerCarts accountId={customer.accountId} />
          <CustomerItemLists accountId={customer.accountId} />
          <CustomerOrders customer={customer} />
          <CustomerQuotes customer={customer} />
          <CollectionPanel accountId={customer.accountId} contacts={people} />
          <AccountOpenItems accountId={customer.accountId} />
          <AccountTransactions accountId={customer.accountId} />
          <AccountStatements accountId={customer.accountId} />
        </Stack>
      </Box>
      <CustomerAddresses customer={customer} />
    </Stack>
  );
}
