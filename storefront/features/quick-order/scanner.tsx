import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BrowserMultiFormatReader } from '@zxing/browser';
import { useText } from '#storefront/lib/text.ts';
import { Dialog } from '#storefront/ui/dialog.tsx';
import text from '#storefront/ui/text.module.css';
import { repeatsAfter } from './repeats-after.ts';
import styles from './quick-order.module.css';

/** A label that stays before the camera counts once; after so many looks without it, half a second apart, once more. */
const LOOKS_AWAY = 3;
const problems: Readonly<Record<string, 'scanForbidden' | 'scanNoCamera'>> = {
  NotAllowedError: 'scanForbidden',
  SecurityError: 'scanForbidden',
  NotFoundError: 'scanNoCamera',
  OverconstrainedError: 'scanNoCamera',
};

interface ScannerProps {
  /** Takes a code, and returns how many of it there are now. */
  readonly onCode: (code: string) => number;
  readonly onClose: () => void;
}

export function Scanner({ onCode, onClose }: ScannerProps) {
  const { t } = useText(['quick-order', 'common']);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [problem, setProblem] = useState('');
  const [last, setLast] = useState('');
  const isNew = useRef(repeatsAfter(LOOKS_AWAY));

  const take = useEffectEvent((code: string) => {
    if (!isNew.current(code)) return;
    setLast(t('scanned', { code, quantity: onCode(code) }));
    navigator.vibrate?.(60);
  });
  const fail = useEffectEvent((error: unknown) =>
    setProblem(t(problems[error instanceof Error ? error.name : ''] ?? 'scanFailed')),
  );

  useEffect(() => {
    if (!video) return;
    let isClosed = false;
    let stop = () => {};
    const camera = { video: { facingMode: 'environment' } } as const;
    new BrowserMultiFormatReader()
      .decodeFromConstraints(camera, video, (result) => take(result?.getText().trim() ?? ''))
      .then((controls) => {
        stop = () => controls.stop();
        if (isClosed) stop();
      })
      .catch(fail);
    return () => {
      isClosed = true;
      stop();
    };
  }, [video]);

  return (
    <Dialog open onClose={onClose} title={t('scan')} closeLabel={t('common:close')}>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : (
        <>
          <video ref={setVideo} className={styles.camera} muted playsInline aria-label={t('scan')} />
          <p className={text.quiet}>{t('scanHint')}</p>
        </>
      )}
      <p className={styles.scanned} aria-live="assertive">
        {last}
      </p>
    </Dialog>
  );
}
