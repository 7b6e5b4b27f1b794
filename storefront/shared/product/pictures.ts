/** The same picture at its two sizes: the API names the 240 px one on cards and the 600 px one in details. */
export const small = (url: string): string => url.replace(/-600(\.\w+)$/, '-240$1');
export const large = (url: string): string => url.replace(/-240(\.\w+)$/, '-600$1');
export const srcSet = (url: string): string | undefined =>
  /-(240|600)\.\w+$/.test(url) ? `${small(url)} 240w, ${large(url)} 600w` : undefined;
