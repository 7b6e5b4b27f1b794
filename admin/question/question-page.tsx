import { Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
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
import { MOST_ANSWER, type QuestionDetail } from '#contracts/question/question.ts';

/** What somebody asked about an item, what was answered, and what can be done with it. */
export function QuestionPage() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { id: questionId = '' } = useParams();
  const { data: question, error } = useQuery({
    queryKey: ['question', 'detail', questionId],
    queryFn: () => client.get('admin/question/detail', { questionId }),
  });
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!question) return null;
  return (
    <WrittenPage
      resource="question"
      id={questionId}
      title={question.itemNumber}
      status={<WrittenStatus of="question" status={question.status} />}
      actions={<Decisions question={question} />}
    >
      <Panel title={question.productName || question.itemNumber}>
        <Words lang={question.language}>{question.question}</Words>
        <KnownOf question={question} />
      </Panel>
      {question.answers.map(({ answerId, text, by, at }) => (
        <Panel key={answerId} title={t('question.answeredBy', { name: by, at: dayAndTime(at, locale) })}>
          <Words lang={question.language}>{text}</Words>
        </Panel>
      ))}
    </WrittenPage>
  );
}

function KnownOf({ question }: { readonly question: QuestionDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const facts: readonly Fact[] = [
    [t('question.product'), <ItemLink key="product" itemNumber={question.itemNumber} />],
    [t('question.asker'), <Writer key="asker" {...question} />],
    [t('question.email'), question.email],
    [t('question.language.name'), t(`question.language.${question.language}`)],
    [t('question.asked'), dayAndTime(question.askedAt, locale)],
    ...(question.decidedBy ? [[t('question.decidedBy'), question.decidedBy] as const] : []),
    ...(question.reason ? [[t('question.reason'), question.reason] as const] : []),
  ];
  return <Facts facts={facts} />;
}

function Decisions({ question }: { readonly question: QuestionDetail }) {
  const t = useTranslate();
  const { send } = useCommand(['question']);
  const mayDecide = useMay('customer');
  const [open, setOpen] = useState<'answer' | 'decline'>();
  if (!mayDecide) return null;
  const { questionId, status, answer } = question;
  const isPublished = status === 'published';
  const publish = () => send('admin/question/publish', { questionId }, 'question.isPublished');
  const close = () => setOpen(undefined);
  return (
    <>
      <Button size="small" variant={answer ? 'outlined' : 'contained'} onClick={() => setOpen('answer')}>
        {t(answer ? 'question.correct' : 'question.answer')}
      </Button>
      {answer && !isPublished && (
        <Button size="small" variant="contained" onClick={() => void publish()}>
          {t('question.publish')}
        </Button>
      )}
      {status !== 'declined' && (
        <Button size="small" variant="outlined" color="error" onClick={() => setOpen('decline')}>
          {t(isPublished ? 'question.takeDown' : 'question.decline')}
        </Button>
      )}
      {open === 'answer' && <AnswerDialog question={question} onClose={close} />}
      {open === 'decline' && <DeclineDialog question={question} onClose={close} />}
    </>
  );
}

interface DialogProps {
  readonly question: QuestionDetail;
  readonly onClose: () => void;
}

function AnswerDialog({ question, onClose }: DialogProps) {
  const t = useTranslate();
  const { refresh } = useCommand(['question']);
  const { questionId, status, answer, answers, email, language } = question;
  const [locale] = useLocaleState();
  const [before] = useState(answers.length);
  return (
    <CommandDialog
      title={t(answer ? 'question.correct' : 'question.answer')}
      color="primary"
      done="question.answerSent"
      onClose={onClose}
      onSubmit={async (form) => {
        const input = { text: String(form.get('text')), publish: form.has('publish') };
        try {
          await client.post('admin/question/answer', { questionId, seen: answers.length, ...input });
        } finally {
          // What a colleague has answered meanwhile is shown before it is sent again.
          await refresh();
        }
      }}
    >
      <Words lang={language}>{question.question}</Words>
      {answers.slice(before).map(({ answerId, text, by, at }) => (
        <Panel key={answerId} title={t('question.answeredBy', { name: by, at: dayAndTime(at, locale) })}>
          <Words lang={language}>{text}</Words>
        </Panel>
      ))}
      <TextField
        name="text"
        label={t(`question.answerIn.${language}`, { email })}
        required
        autoFocus
        multiline
        minRows={6}
        defaultValue={answer}
        slotProps={{ htmlInput: { maxLength: MOST_ANSWER, lang: language } }}
      />
      {status === 'published' ? (
        <Typography color="text.secondary">{t('question.correctsPage')}</Typography>
      ) : (
        <FormControlLabel
          control={<Checkbox name="publish" defaultChecked={status !== 'declined'} />}
          label={t('question.showOnPage')}
        />
      )}
    </CommandDialog>
  );
}

function DeclineDialog({ question: { questionId, status }, onClose }: DialogProps) {
  const t = useTranslate();
  const { refresh } = useCommand(['question']);
  return (
    <CommandDialog
      title={t(status === 'published' ? 'question.takeDown' : 'question.decline')}
      color="error"
      done="question.declined"
      onClose={onClose}
      onSubmit={async (form) => {
        await client.post('admin/question/decline', { questionId, reason: String(form.get('reason')) });
        await refresh();
      }}
    >
      <TextField
        name="reason"
        label={t('question.reason')}
        required
        autoFocus
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </CommandDialog>
  );
}
