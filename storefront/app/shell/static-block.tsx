import { useFixed } from '#storefront/lib/use-read.ts';
import { footerQuery } from './shell.queries.ts';

/** A block that a CSR wrote; its HTML was sanitised when it was saved. */
export function StaticBlock({ id, className }: { readonly id: string; readonly className?: string }) {
  const data = useFixed(footerQuery);
  const block = data.StaticContentBlocks.find((one) => one.ContentBlockId === id);
  return block ? <div className={className} dangerouslySetInnerHTML={{ __html: block.Html }} /> : null;
}
