import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import styles from './sign-in-security.module.css';

/** Shown once: only their hashes are kept. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const { t } = useText('account');
  return (
    <>
      <Alert kind="ok">{t('recoveryIntro')}</Alert>
      <ul className={`${styles.codes} ${text.mono}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.row}>
        <Button kind="action" onClick={onKept}>
          {t('codesKept')}
        </Button>
        <a href={`data:text/plain,${encodeURIComponent(codes.join('\n'))}`} download="codes.txt">
          {t('saveCodes')}
        </a>
      </div>
    </>
  );
}
