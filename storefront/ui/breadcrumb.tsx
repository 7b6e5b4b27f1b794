import styles from './breadcrumb.module.css';

export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** The last crumb is the page itself and has no link. */
export const Breadcrumb = ({ label, crumbs }: { readonly label: string; readonly crumbs: readonly Crumb[] }) => (
  <nav aria-label={label}>
    <ol className={styles.list}>
      {crumbs.map(({ label: name, href }) => (
        <li key={name}>{href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}</li>
      ))}
    </ol>
  </nav>
);
