// The off-canvas menu of a phone: the navigation's items as an accordion (spec 2).
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { categoryHref, categoryTreeQuery } from '#storefront/shared/category/category-tree.ts';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useFixed, useRead } from '#storefront/lib/use-read.ts';
import { Drawer } from '#storefront/ui/dialog.tsx';
import { menusQuery } from './shell.queries.ts';
import styles from './mobile-menu.module.css';

export function MobileMenu({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useText();
  const user = useUser();
  const history = useIsOn('orderHistory');
  const quickOrder = useIsOn('quickOrder');
  const tree = useRead(categoryTreeQuery);
  const { Header: menu } = useFixed(menusQuery);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('welcome', { name: isSignedIn(user) ? user.Name : t('guest') })}
      closeLabel={t('close')}
    >
      <ul className={styles.list}>
        <li>
          <details open>
            <summary>
              {t('categories')}
              <IconChevronDown aria-hidden size={18} />
            </summary>
            <ul className={styles.sub}>
              {tree.map((node) => (
                <li key={node.CategoryId}>
                  <details name="category">
                    <summary>
                      {node.CategoryName}
                      <IconChevronDown aria-hidden size={18} />
                    </summary>
                    <ul className={styles.sub}>
                      <li>
                        <a href={categoryHref(node)}>{t('allOf', { name: node.CategoryName })}</a>
                      </li>
                      {node.ChildCategory.map((child) => (
                        <li key={child.CategoryId}>
                          <a href={categoryHref(child)}>{child.CategoryName}</a>
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              ))}
            </ul>
          </details>
        </li>
        {isSignedIn(user) && (
          <li>
            <a href={paths.dashboard}>{t('myAccount')}</a>
          </li>
        )}
        {quickOrder && (
          <li>
            <a href={paths.expressOrder}>{t('quickOrder')}</a>
          </li>
        )}
        {(history || !isSignedIn(user)) && (
          <li>
            <a href={isSignedIn(user) ? paths.searchOrders : paths.trackOrder}>{t('trackOrder')}</a>
          </li>
        )}
        <li>
          <a href={paths.storeLocator}>{t('storeLocator')}</a>
        </li>
        {menu.map((link) => (
          <li key={link.Label + link.Url}>
            {link.Children.length ? (
              <details name="category">
                <summary>
                  {link.Label}
                  <IconChevronDown aria-hidden size={18} />
                </summary>
                <ul className={styles.sub}>
                  {[...(link.Url ? [{ ...link, Children: [] }] : []), ...link.Children].map((child) => (
                    <li key={child.Label + child.Url}>
                      {child.Url ? <a href={child.Url}>{child.Label}</a> : child.Label}
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <a href={link.Url}>{link.Label}</a>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
