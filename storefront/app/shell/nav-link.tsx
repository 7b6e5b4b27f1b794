import type { MenuLink } from '#contracts/menu/menu.ts';
import styles from './header.module.css';

/** An entry of the header's navigation; one with entries below it opens them, without a script too. */
export function NavLink({ link: { Label, Url, Children } }: { readonly link: MenuLink }) {
  if (!Children.length)
    return (
      <li>
        <a href={Url}>{Label}</a>
      </li>
    );
  return (
    <li className={styles.navGroup}>
      <details name="navigation">
        <summary>{Label}</summary>
        <ul>
          {Url && (
            <li>
              <a href={Url}>{Label}</a>
            </li>
          )}
          {flat(Children).map((child) => (
            <li key={child.Label + child.Url}>{child.Url ? <a href={child.Url}>{child.Label}</a> : child.Label}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** A panel has one level; what lies deeper follows its parent. */
const flat = (links: readonly MenuLink[]): MenuLink[] => links.flatMap((link) => [link, ...flat(link.Children)]);
