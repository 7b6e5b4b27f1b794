/** A small picture beside a name; nothing is said of it where the name says it all. */
export const PictureThumb = ({ url, size = 32 }: { readonly url: string; readonly size?: number }) => (
  <img
    src={url}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    style={{ objectFit: 'contain', verticalAlign: 'middle', background: '#fff' }}
  />
);
