import { useCompany } from './company.ts';

/** What the page is about, and whose page it is. */
export function PageTitle({ children }: { readonly children: string }) {
  const { name } = useCompany();
  return <title>{name ? `${children} | ${name}` : children}</title>;
}
