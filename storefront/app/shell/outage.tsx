// "Data Store Unavailable" while somebody clicks inside the shop (spec 2): it replaces all that is seen, and goes when
// the store is back. What was typed is still there then.
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useText } from '#storefront/lib/text.ts';
import { currentOutage, storeIsBack, watchOutage } from '#storefront/lib/store-availability.ts';
import { Button } from '#storefront/ui/button.tsx';
import { withTexts } from '../../lib/page-route.ts';

const AGAIN_MS = 5_000;
const loadPage = withTexts(['store'], () => import('../unavailable.page.tsx'));
/** Its texts come with it, so it is only in here that they are read. */
const Page = lazyPart(async () => {
  const { UnavailablePage } = await loadPage();
  return () => <Texts page={UnavailablePage} />;
});

function Texts({ page: Unavailable }: { readonly page: Awaited<ReturnType<typeof loadPage>>['UnavailablePage'] }) {
  const { t } = useText(['store', 'common']);
  return (
    <Unavailable title={t('unavailableTitle')} text={t('unavailableText')}>
      <Button kind="ink" onClick={() => void look()}>
        {t('common:tryAgain')}
      </Button>
    </Unavailable>
  );
}

async function look(): Promise<void> {
  try {
    await browserApi.get('account/getusercontext', {});
  } catch {
    // Still away: it is looked at again.
    return;
  }
  if (currentOutage() === 'page') location.reload();
  else storeIsBack();
}

export function OutageNotice() {
  const outage = useSyncExternalStore(watchOutage, currentOutage, () => undefined);
  return outage ? <Notice /> : null;
}

function Notice() {
  useEffect(() => {
    document.body.dataset['outage'] = '';
    const timer = setInterval(() => void look(), AGAIN_MS);
    return () => {
      delete document.body.dataset['outage'];
      clearInterval(timer);
    };
  }, []);
  return (
    <div data-outage-notice role="alert">
      <Suspense>
        <Page />
      </Suspense>
    </div>
  );
}
