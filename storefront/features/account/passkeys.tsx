import { useState, type FormEvent } from 'react';
import type { OwnFactors } from '#contracts/second-factor/second-factor.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { formatDateTime } from '#storefront/lib/dates.ts';
import { formValues } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import text from '#storefront/ui/text.module.css';
import { ProofField, proofFrom } from './proof-field.tsx';
import styles from './sign-in-security.module.css';
import { usePasskeyWork } from './use-passkey-work.ts';

type Passkey = OwnFactors['passkeys'][number];
type What = 'rename' | 'remove';

interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  readonly onChanged: (message: string) => Promise<void>;
}

/** Each by the name that its owner gave it, with when it came and when it last signed in. */
export function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  const { t } = useText('account');
  const [open, setOpen] = useState<{ readonly what: What; readonly passkeyId: string }>();
  const changed = async (message: string) => {
    setOpen(undefined);
    await onChanged(message);
  };
  return (
    <ul className={styles.sessions} aria-label={t('passkeys')}>
      {passkeys.map((passkey) => (
        <li key={passkey.passkeyId} className={styles.session}>
          <PasskeyRow passkey={passkey} onOpen={(what) => setOpen({ what, passkeyId: passkey.passkeyId })} />
          {open?.passkeyId === passkey.passkeyId && (
            <PasskeyForm
              key={open.what}
              what={open.what}
              passkey={passkey}
              onDone={changed}
              onCancel={() => setOpen(undefined)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function PasskeyRow({ passkey, onOpen }: { readonly passkey: Passkey; readonly onOpen: (what: What) => void }) {
  const { t, language } = useText('account');
  const { name, addedAt, usedAt } = passkey;
  const added = formatDateTime(addedAt, language);
  return (
    <>
      <div className={styles.passkey}>
        <strong>{name}</strong>
        <p className={text.quiet}>
          {usedAt ? t('passkeyUsed', { added, used: formatDateTime(usedAt, language) }) : t('passkeyUnused', { added })}
        </p>
      </div>
      <div className={layout.row}>
        <Button onClick={() => onOpen('rename')} aria-label={`${t('passkeyRename')}, ${name}`}>
          {t('passkeyRename')}
        </Button>
        <Button onClick={() => onOpen('remove')} aria-label={`${t('passkeyRemove')}, ${name}`}>
          {t('passkeyRemove')}
        </Button>
      </div>
    </>
  );
}

interface PasskeyFormProps {
  readonly what: What;
  readonly passkey: Passkey;
  readonly onDone: (message: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Another name, or that it is still they who remove it. */
function PasskeyForm({ what, passkey: { passkeyId, name }, onDone, onCancel }: PasskeyFormProps) {
  const { t } = useText('account');
  const { attempt, pending, problem } = usePasskeyWork();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    return attempt(async () => {
      if (what === 'rename') await browserApi.post('account/passkey/rename', { passkeyId, name: values['name'] ?? '' });
      else await browserApi.post('account/passkey/remove', { passkeyId, proof: await proofFrom(values) });
      await onDone(t(what === 'rename' ? 'passkeyRenamed' : 'passkeyRemoved'));
    });
  };
  return (
    <form
      className={`${layout.stack} ${styles.passkeyForm}`}
      onSubmit={(event) => void submit(event)}
      method="post"
      noValidate
    >
      {problem && <Alert kind="error">{problem}</Alert>}
      {what === 'rename' ? (
        <TextField label={t('passkeyName')} name="name" defaultValue={name} maxLength={60} autoFocus />
      ) : (
        <>
          <p>{t('passkeyRemoveHelp')}</p>
          <ProofField hasPasskeys />
        </>
      )}
      <div className={layout.row}>
        <Button type="submit" kind="ink" pending={pending}>
          {t(what === 'rename' ? 'passkeySaveName' : 'passkeyRemove')}
        </Button>
        <Button onClick={onCancel}>{t('back')}</Button>
      </div>
    </form>
  );
}
