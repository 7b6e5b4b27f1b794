import { Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import type { QuestionShown } from '#contracts/registration-form/registration-form.ts';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { useRows } from '#admin/ui/record-form/rows.ts';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { QuestionCard } from './question-card.tsx';

interface Form {
  readonly questions: readonly QuestionShown[];
}

const KEY = ['registration-form'];
const EMPTY = { en: '', fr: '' };

/** The shop's own questions to whoever registers, in both languages. */
export function RegistrationFormPage() {
  const t = useTranslate();
  const mayChange = useMay('setting');
  const queryClient = useQueryClient();
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => client.get('admin/registrationform/show', {}) });
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!data) return null;
  const save = async ({ seen, changed }: { seen: Partial<Form>; changed: Partial<Form> }) => {
    const whole = ({ questions = [] }: Partial<Form>) => ({ questions: [...questions] });
    await client.post('admin/registrationform/change', { seen: whole(seen), changed: whole(changed) });
    await queryClient.invalidateQueries({ queryKey: KEY });
  };
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 960 }}>
      <Title title={t('resources.registration-form.name')} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 2 }}>
        <Typography color="text.secondary">{t('customer.question.intro')}</Typography>
        <TimelineLink subject="stream:registration-form-shop" />
      </Stack>
      <RecordForm<Form>
        record={{ questions: data.questions }}
        labels={{ questions: 'customer.question.all' }}
        save={save}
        mayEdit={mayChange}
      >
        <Questions />
      </RecordForm>
    </Stack>
  );
}

function Questions() {
  const t = useTranslate();
  const { rows: questions, set, add, remove, move, disabled } = useRows<QuestionShown>('questions');
  const addEmpty = () =>
    add({
      questionId: crypto.randomUUID(),
      kind: 'text',
      label: EMPTY,
      help: EMPTY,
      required: false,
      asked: 'dealer',
      choices: [],
    });
  return (
    <Stack sx={{ gap: 2 }}>
      {!questions.length && <Typography>{t('customer.question.none')}</Typography>}
      {questions.map((question, at) => (
        <QuestionCard
          key={question.questionId}
          question={question}
          at={at}
          count={questions.length}
          disabled={disabled}
          onChange={(changed) => set(at, changed)}
          onMove={(to) => move(at, to)}
          onRemove={() => remove(at)}
        />
      ))}
      {!disabled && (
        <Button onClick={addEmpty} sx={{ alignSelf: 'start' }}>
          {t('customer.question.add')}
        </Button>
      )}
    </Stack>
  );
}
