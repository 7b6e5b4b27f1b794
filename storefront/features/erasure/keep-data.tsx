import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { formatDay } from '#storefront/lib/dates.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { erasureQuery } from './erasure.queries.ts';

export function KeepData({ dueOn }: { readonly dueOn: string }) {
  const { t, language } = useText(['erasure', 'common']);
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('profile/withdrawerasure');
  const keep = async () => {
    if (pending || !(await run({}))) return;
    await queryClient.invalidateQueries({ queryKey: erasureQuery.queryKey });
    announce(t('withdrawn'));
  };
  return (
    <>
      <Alert kind="info">{t('requested', { day: formatDay(dueOn, language) })}</Alert>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <p className={layout.row}>
        <Button kind="action" large pending={pending} onClick={() => void keep()}>
          {t('withdraw')}
        </Button>
      </p>
    </>
  );
}
