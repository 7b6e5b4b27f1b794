import { Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fileUrl } from '#contracts/client.ts';
import { Panel } from '#admin/ui/panel.tsx';
import type { CustomerDetail } from './customer.reader.ts';

type Answer = CustomerDetail['answers'][number];

/** What they answered to the shop's own questions when they registered. */
export function CustomerAnswers({ customer: { accountId, answers } }: { readonly customer: CustomerDetail }) {
  const t = useTranslate();
  if (!answers.length) return null;
  return (
    <Panel title={t('customer.answers')}>
      <Stack component="dl" sx={{ m: 0, gap: 1 }}>
        {answers.map((answer) => (
          <div key={answer.questionId}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {answer.label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              <Given answer={answer} accountId={accountId} />
            </Typography>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

function Given({
  answer: { kind, value, questionId },
  accountId,
}: {
  readonly answer: Answer;
  readonly accountId: string;
}) {
  const t = useTranslate();
  if (kind === 'yes-no') return t(value === '1' ? 'customer.yes' : 'customer.no');
  if (kind !== 'file') return value;
  return (
    <Link href={fileUrl('admin/customer/answerfile', { accountId, questionId })} download>
      {value}
    </Link>
  );
}
