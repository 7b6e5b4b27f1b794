import type { Banner } from '#contracts/menu/menu.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { bannersQuery } from './banner.queries.ts';
import styles from './banners.module.css';

/** What the dealer wants seen first; nothing where there is none. */
export function Banners({ categoryId = '' }: { readonly categoryId?: string }) {
  const { Banners: banners } = useRead(bannersQuery(categoryId));
  return banners.length ? (
    <div className={styles.banners}>
      {banners.map((banner) => (
        <OneBanner key={banner.BannerId} banner={banner} />
      ))}
    </div>
  ) : null;
}

const OneBanner = ({ banner: { Title, Text, LinkText, Url, PictureUrl, AltText } }: { readonly banner: Banner }) => (
  <section className={PictureUrl ? `${styles.banner} ${styles.withPicture}` : styles.banner}>
    <div className={styles.words}>
      <h2>{Title}</h2>
      {Text && <p>{Text}</p>}
      {Url && (
        <ButtonLink kind="ink" href={Url}>
          {LinkText || Title}
        </ButtonLink>
      )}
    </div>
    {PictureUrl && <img src={PictureUrl} alt={AltText} loading="lazy" />}
  </section>
);
