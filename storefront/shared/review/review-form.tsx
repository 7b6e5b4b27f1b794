import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Select } from '#storefront/ui/select.tsx';
import { TextArea, TextField } from '#storefront/ui/text-field.tsx';

const route = 'product/savereview';
const schema = async () => (await import('#contracts/review/review.ts')).reviewOperations[route].input;

/** The best first: most of what people write is good. */
const LEVELS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const;

interface ReviewFormProps {
  readonly itemNumber: string;
  readonly onClose: () => void;
}

export function ReviewForm({ itemNumber, onClose }: ReviewFormProps) {
  const { t } = useText(['review', 'common']);
  const codeText = useCodeText();
  const user = useUser();
  const queryClient = useQueryClient();
  const [rating, setRating] = useState('');
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);
  const isIncomplete = Object.keys(errors).length > 0;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const { Title = '', Comments = '', Name = '', Email = '' } = formValues(event.currentTarget);
    const input = { productId: itemNumber, Rating: Number(rating), Title, Comments, Name, Email };
    if (!(await submit(event.currentTarget, input))) return;
    announce(t('sent'));
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'product/getcustomerreview' });
    onClose();
  };

  return (
    <form
      className={`${layout.sheet} ${layout.padded} ${layout.stack}`}
      onSubmit={(event) => void send(event)}
      onInput={onInput}
      method="post"
      noValidate
      aria-label={t('write')}
    >
      {isIncomplete && <Alert kind="error">{codeText('review_insufficient')}</Alert>}
      {!isIncomplete && error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <Select
        label={t('rating')}
        name="Rating"
        autoFocus
        value={rating}
        onChange={(event) => setRating(event.target.value)}
        error={codeText(errors.Rating)}
        options={[
          { value: '', label: t('choose') },
          ...LEVELS.map((level) => ({
            value: String(level),
            label: t('of', { rating: level, level: t(`level.${level}`) }),
          })),
        ]}
      />
      <TextField label={t('title')} name="Title" maxLength={100} error={codeText(errors.Title)} />
      <TextArea label={t('comments')} name="Comments" rows={5} maxLength={4_000} error={codeText(errors.Comments)} />
      <TextField
        label={t('name')}
        name="Name"
        autoComplete="nickname"
        maxLength={60}
        defaultValue={isSignedIn(user) ? user.Name : ''}
        error={codeText(errors.Name)}
      />
      <TextField
        label={t('email')}
        name="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={t('emailHint')}
        error={codeText(errors.Email)}
      />
      <div className={layout.row}>
        <Button type="submit" kind="action" pending={pending}>
          {t('send')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
