import { useRef } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { Dialog } from '#storefront/ui/dialog.tsx';
import type { Challenge } from './use-placement.ts';
import { useGatewayMessages } from './use-gateway-messages.ts';
import styles from './checkout.module.css';

interface ChallengeDialogProps {
  readonly challenge: Challenge;
  readonly onDone: () => void;
  readonly onGiveUp: () => void;
}

/** The buyer's bank asks: its page in a dialog that only an answer or giving up closes. */
export function ChallengeDialog({ challenge, onDone, onGiveUp }: ChallengeDialogProps) {
  const { t } = useText(['checkout', 'common']);
  const frame = useRef<HTMLIFrameElement>(null);
  useGatewayMessages(frame, challenge.url, (message) => {
    if (message.kind === 'ready' && frame.current) frame.current.style.height = `${message.height}px`;
    if (message.kind === 'challenge-done') onDone();
  });
  return (
    <Dialog open onClose={onGiveUp} title={t('challenge')} closeLabel={t('giveUp')} insistent>
      <iframe ref={frame} className={styles.challenge} src={challenge.url} title={t('challenge')} />
    </Dialog>
  );
}
