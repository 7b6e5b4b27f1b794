import { Button, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { Facts, ItemLink, Words, Writer, WrittenPage, type Fact } from '#admin/ui/written-page.tsx';
import { WrittenStatus } from '#admin/ui/written-status.tsx';
import type { ReviewRow } from '#contracts/review/review.ts';

/** A review with everything that is known of it, and what can be done with it. */
export function ReviewPage() {
  const t = useTranslate();
  const { id: reviewId = '' } = useParams();
  const { data: review, error } = useQuery({
    queryKey: ['review', 'detail', reviewId],
    queryFn: () => client.get('admin/review/detail', { reviewId }),
  });
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!review) return null;
  return (
    <WrittenPage
      resource="review"
      id={reviewId}
      title={review.itemNumber}
      status={<WrittenStatus of="review" status={review.status} />}
      actions={<Decisions review={review} />}
    >
      <Panel title={review.title}>
        <Typography sx={{ fontWeight: 700 }}>{t('review.ofTen', { rating: review.rating })}</Typography>
        <Words lang={review.language}>{review.comments}</Words>
        <KnownOf review={review} />
      </Panel>
      {review.answer && (
        <Panel title={t('review.answered')}>
          <Words>{review.answer}</Words>
        </Panel>
      )}
    </WrittenPage>
  );
}

function KnownOf({ review }: { readonly review: ReviewRow }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const facts: readonly Fact[] = [
    [t('review.product'), <ItemLink key="product" itemNumber={review.itemNumber} />],
    [t('review.writer'), <Writer key="writer" {...review} />],
    [t('review.email'), review.email],
    [t('review.purchase'), t(review.verified ? 'review.verified' : 'review.notVerified')],
    [t('review.submitted'), dayAndTime(review.submittedAt, locale)],
    ...(review.decidedBy ? [[t('review.decidedBy'), review.decidedBy] as const] : []),
    ...(review.reason ? [[t('review.reason'), review.reason] as const] : []),
  ];
  return <Facts facts={facts} />;
}

function Decisions({ review: { reviewId, status, answer } }: { readonly review: ReviewRow }) {
  const t = useTranslate();
  const { send, refresh } = useCommand(['review']);
  const mayDecide = useMay('customer');
  const [open, setOpen] = useState<'decline' | 'answer'>();
  if (!mayDecide) return null;
  const publish = () => send('admin/review/publish', { reviewId }, 'review.published');
  const isPublished = status === 'published';
  return (
    <>
      {!isPublished && (
        <Button size="small" variant="contained" onClick={() => void publish()}>
          {t('review.publish')}
        </Button>
      )}
      {isPublished && (
        <Button size="small" variant="outlined" onClick={() => setOpen('answer')}>
          {t('review.answer')}
        </Button>
      )}
      {status !== 'declined' && (
        <Button size="small" variant="outlined" color="error" onClick={() => setOpen('decline')}>
          {t(isPublished ? 'review.takeDown' : 'review.decline')}
        </Button>
      )}
      {open && (
        <CommandDialog
          title={t(open === 'answer' ? 'review.answer' : isPublished ? 'review.takeDown' : 'review.decline')}
          color={open === 'answer' ? 'primary' : 'error'}
          done={open === 'answer' ? 'review.answerSaved' : 'review.declined'}
          onClose={() => setOpen(undefined)}
          onSubmit={async (form) => {
            const text = String(form.get('text'));
            await (open === 'answer'
              ? client.post('admin/review/answer', { reviewId, text })
              : client.post('admin/review/decline', { reviewId, reason: text }));
            await refresh();
          }}
        >
          <TextField
            name="text"
            label={t(open === 'answer' ? 'review.answerLabel' : 'review.reason')}
            required={open === 'decline'}
            defaultValue={open === 'answer' ? answer : ''}
            autoFocus
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: open === 'answer' ? 2_000 : 300 } }}
          />
        </CommandDialog>
      )}
    </>
  );
}
