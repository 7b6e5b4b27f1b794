import { useFixed } from '#storefront/lib/use-read.ts';
import { footerQuery } from './shell.queries.ts';

interface Props {
  readonly id: string;
  readonly className?: string | undefined;
}

/** A block that a CSR wrote; its HTML was sanitised when it was saved. Spec 3: it may lead somewhere as a whole. */
export function StaticBlock({ id, className }: Props) {
  const data = useFixed(footerQuery);
  const block = data.StaticContentBlocks.find((one) => one.ContentBlockId === id);
  if (!block) return null;
  const { Html, AltText, Linkedto, LinkTarget } = block;
  const html = { __html: Html };
  const name = AltText ? { 'aria-label': AltText } : {};
  // A link within a link is none.
  if (!Linkedto || /<a\s/i.test(Html))
    return (
      <div className={className} {...(AltText ? { role: 'group', ...name } : {})} dangerouslySetInnerHTML={html} />
    );
  const target = LinkTarget === '_blank' ? { target: LinkTarget, rel: 'noopener' } : {};
  return (
    <div className={className}>
      <a href={Linkedto} {...target} {...name} dangerouslySetInnerHTML={html} />
    </div>
  );
}
