// The one place of the attachment popup: it stays open when what it was opened from goes, such as the floating cart.
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { AttachmentsProvider, type LineWithFiles } from '#storefront/shared/attachment/open-attachments.ts';
import { withTexts } from '../../lib/page-route.ts';

const loadPopup = withTexts(
  ['attachment', 'error'],
  () => import('#storefront/features/attachment/attachment-popup.tsx'),
);
const AttachmentPopup = lazyPart(async () => (await loadPopup()).AttachmentPopup);

export function AttachmentPopupHost({ children }: { readonly children: ReactNode }) {
  const [line, setLine] = useState<LineWithFiles>();
  return (
    <AttachmentsProvider value={setLine}>
      {children}
      {line && (
        <Suspense>
          <AttachmentPopup line={line} onClose={() => setLine(undefined)} />
        </Suspense>
      )}
    </AttachmentsProvider>
  );
}
