// The shop's own questions at registration. A file is sent as soon as it is chosen; its ticket goes with the registration.
import { useState } from 'react';
import type { Request } from '#contracts/api.ts';
import type { AskedQuestion } from '#contracts/registration-form/registration-form.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useText } from '#storefront/lib/text.ts';
import { Select } from '#storefront/ui/select.tsx';
import { TextArea, TextField } from '#storefront/ui/text-field.tsx';

const PREFIX = 'answer-';
const TICKET = 'ticket-';

type GivenAnswer = NonNullable<Request<'account/register'>['answers']>[number];

/** The answers among the values of the registration's form, and the values without them. */
export function splitAnswers(values: Readonly<Record<string, string>>) {
  const entries = Object.entries(values);
  const ofForm = entries.filter(([name]) => !name.startsWith(PREFIX) && !name.startsWith(TICKET));
  const answers = entries.flatMap(([name, value]): GivenAnswer[] => {
    if (name.startsWith(PREFIX) && value) return [{ questionId: name.slice(PREFIX.length), value }];
    return name.startsWith(TICKET) && value ? [{ questionId: name.slice(TICKET.length), ticket: value }] : [];
  });
  return { values: Object.fromEntries(ofForm), answers };
}

export function OwnQuestion({ question }: { readonly question: AskedQuestion }) {
  const { t } = useText(['account', 'common']);
  const { questionId, kind, label, help, required, choices } = question;
  const field = {
    name: `${PREFIX}${questionId}`,
    label,
    ...(help ? { hint: help } : {}),
    ...(required ? { required } : { optional: t('common:optional') }),
  };
  switch (kind) {
    case 'file':
      return <FileQuestion question={question} />;
    case 'lines':
      return <TextArea {...field} rows={3} maxLength={2_000} />;
    case 'choice':
      return (
        <Select
          {...field}
          options={[
            { value: '', label: t('pleaseChoose') },
            ...choices.map((choice, at) => ({ value: String(at), label: choice })),
          ]}
        />
      );
    case 'yes-no':
      return (
        <Select
          {...field}
          options={[
            { value: '', label: t('pleaseChoose') },
            { value: '1', label: t('yes') },
            { value: '0', label: t('no') },
          ]}
        />
      );
    default:
      return <TextField {...field} maxLength={500} inputMode={kind === 'number' ? 'decimal' : 'text'} />;
  }
}

function FileQuestion({ question: { questionId, label, help, required } }: { readonly question: AskedQuestion }) {
  const { t } = useText(['account', 'common']);
  const [ticket, setTicket] = useState('');
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const send = async (file: File | undefined) => {
    setTicket('');
    setError(undefined);
    if (!file) return;
    setSending(true);
    try {
      const FileData = await base64Of(file);
      const sent = { FileName: file.name, FileType: file.type, FileData };
      setTicket((await browserApi.upload('account/registrationfile', sent)).ticket);
    } catch (refusal) {
      setError(refusal);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <TextField
        type="file"
        label={label}
        hint={isSending ? t('sendingFile') : ticket ? t('fileSent') : help || undefined}
        error={error === undefined ? undefined : errorText(error, t('common:unreachable'))}
        {...(required ? { required } : { optional: t('common:optional') })}
        onChange={({ target }) => void send(target.files?.[0])}
      />
      <input type="hidden" name={`${TICKET}${questionId}`} value={ticket} />
    </>
  );
}

/** Without the head of a data address. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
