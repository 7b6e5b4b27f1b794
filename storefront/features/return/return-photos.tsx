import { useId, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MOST_RETURN_PHOTOS } from '#domain/return/return.events.ts';
import type { ReturnPhoto, ReturnRecord } from '#contracts/return/return-shapes.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { base64Of } from '#storefront/lib/base64-of.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { returnPhotoQuery } from '#storefront/shared/return/return.queries.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import styles from './return.module.css';

interface ReturnPhotosProps {
  readonly one: ReturnRecord;
  readonly email?: string;
}

/** What is wrong, for whoever answers: added and removed until the goods arrive. */
export function ReturnPhotos({ one, email }: ReturnPhotosProps) {
  const { t } = useText(['return', 'common']);
  const title = useId();
  const queryClient = useQueryClient();
  const isOpen = one.Status === 'requested' || one.Status === 'approved';
  const asked = { ReturnId: one.ReturnID, ...(email ? { email } : {}) };
  const refresh = () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'return/detail' });
  const { sending, problems, add } = useUploads(asked, refresh);
  const field = useRef<HTMLInputElement>(null);
  if (!isOpen && one.Photos.length === 0) return null;
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`} aria-labelledby={title}>
      <h2 id={title}>{t('photos.title')}</h2>
      {isOpen && <p className={text.quiet}>{t('photos.hint', { most: MOST_RETURN_PHOTOS })}</p>}
      <ul className={layout.tight}>
        {one.Photos.map((photo) => (
          <Photo key={photo.PhotoID} photo={photo} asked={asked} isOpen={isOpen} onRemoved={refresh} />
        ))}
      </ul>
      {problems.map((problem) => (
        <Alert key={problem} kind="error">
          {problem}
        </Alert>
      ))}
      {isOpen && one.Photos.length < MOST_RETURN_PHOTOS && (
        <>
          <input
            ref={field}
            type="file"
            hidden
            multiple
            accept="image/*"
            aria-label={t('photos.add')}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              target.value = '';
              void add(chosen);
            }}
          />
          <p>
            <Button pending={sending !== ''} onClick={() => field.current?.click()}>
              {sending ? t('photos.sending', { name: sending }) : t('photos.add')}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

type Asked = { readonly ReturnId: string; readonly email?: string };

/** One after the other: each that is refused says why, and the others are kept. */
function useUploads(asked: Asked, onAdded: () => Promise<void>) {
  const { t } = useText(['return', 'common']);
  const [sending, setSending] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = async (chosen: readonly File[]) => {
    if (sending) return;
    const refused: string[] = [];
    for (const file of chosen) {
      setSending(file.name);
      try {
        const sent = { ...asked, FileName: file.name, FileData: await base64Of(file) };
        await browserApi.upload('return/addphoto', sent, { commandId: crypto.randomUUID() });
        announce(t('photos.added', { name: file.name }));
      } catch (error) {
        refused.push(t('photos.problem', { name: file.name, problem: errorText(error, t('common:unreachable')) }));
      }
    }
    setProblems(refused);
    await onAdded();
    setSending('');
  };
  return { sending, problems, add };
}

interface PhotoProps {
  readonly photo: ReturnPhoto;
  readonly asked: Asked;
  readonly isOpen: boolean;
  readonly onRemoved: () => Promise<void>;
}

function Photo({ photo: { PhotoID, FileName: name, Width, Height }, asked, isOpen, onRemoved }: PhotoProps) {
  const { t } = useText(['return', 'common']);
  const [isShown, setShown] = useState(false);
  const { data } = useQuery({ ...returnPhotoQuery(asked.ReturnId, PhotoID, asked.email), enabled: isShown });
  const removal = useCommand('return/removephoto');
  const remove = async () => {
    if (!(await removal.run({ ...asked, PhotoId: PhotoID }))) return;
    await onRemoved();
    announce(t('photos.removed'));
  };
  return (
    <li className={layout.tight}>
      <div className={styles.item}>
        <span className={styles.words}>{name}</span>
        <span className={layout.row}>
          <Button
            kind="link"
            aria-expanded={isShown}
            aria-label={t(isShown ? 'photos.hideOf' : 'photos.showOf', { name })}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'photos.hide' : 'photos.show')}
          </Button>
          {isOpen && (
            <Button
              kind="link"
              pending={removal.pending}
              aria-label={t('photos.removeOf', { name })}
              onClick={() => void remove()}
            >
              {t('photos.remove')}
            </Button>
          )}
        </span>
      </div>
      {isShown && data && (
        <img
          className={styles.photo}
          src={`data:image/webp;base64,${data.FileContents}`}
          alt={name}
          width={Width}
          height={Height}
        />
      )}
      {removal.error !== undefined && <Alert kind="error">{errorText(removal.error, t('common:unreachable'))}</Alert>}
    </li>
  );
}
