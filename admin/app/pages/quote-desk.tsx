import { Box, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import type { Output } from '#contracts/api.ts';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { AttachedFiles } from '#admin/attachment/attached-files.tsx';
import { AsOfBar } from '#admin/replay/as-of-bar.tsx';
import { WhyPrice } from '#admin/replay/why-price.tsx';
import { DeskProvider, deskKey } from '#admin/quote/desk-commands.tsx';
import { QuoteBar } from '#admin/quote/quote-bar.tsx';
import { QuoteCustomer } from '#admin/quote/quote-customer.tsx';
import { QuoteDelivery } from '#admin/quote/quote-delivery.tsx';
import { QuoteHistory } from '#admin/quote/quote-history.tsx';
import { QuoteLines } from '#admin/quote/quote-lines.tsx';
import { QuoteNotices } from '#admin/quote/quote-notices.tsx';
import { QuoteRevisions } from '#admin/quote/quote-revisions.tsx';
import { QuoteThread } from '#admin/quote/quote-thread.tsx';
import { QuoteTotals } from '#admin/quote/quote-totals.tsx';

/** Everything a CSR needs to answer one quote, on one screen. */
export function QuoteDesk() {
  const { id: quoteId = '' } = useParams();
  const { asOf } = useAsOf();
  const { data: desk, error } = useQuery({
    queryKey: asOf === undefined ? deskKey(quoteId) : [...deskKey(quoteId), asOf],
    queryFn: () => client.get('admin/quote/desk', { quoteId, ...(asOf === undefined ? {} : { asOf }) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <>
      {/* Outside of what is drawn anew for each moment: the slider keeps the keyboard. */}
      <AsOfBar kind="quote" id={quoteId} />
      {error ? (
        <Typography role="alert" color="error" sx={{ py: 2 }}>
          {error.message}
        </Typography>
      ) : (
        desk && <Desk key={`${quoteId} ${asOf}`} desk={desk} quoteId={quoteId} />
      )}
    </>
  );
}

function Desk({ desk, quoteId }: { readonly desk: Output<'admin/quote/desk'>; readonly quoteId: string }) {
  return (
    <DeskProvider desk={desk}>
      <Title title={<span>{desk.quote.quoteNumber}</span>} />
      <Stack sx={{ gap: 2, pt: 2, pb: 2 }}>
        <QuoteBar />
        <QuoteNotices />
        <QuoteLines />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
          }}
        >
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <QuoteThread />
            <AttachedFiles
              orderId={quoteId}
              itemOf={(lineId) => desk.lines.find((line) => line.lineId === lineId)?.name ?? lineId}
            />
            <WhyPrice kind="quote" id={quoteId} />
            <QuoteRevisions />
            <QuoteHistory />
          </Stack>
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <QuoteTotals />
            <QuoteCustomer />
            <QuoteDelivery />
          </Stack>
        </Box>
      </Stack>
    </DeskProvider>
  );
}
