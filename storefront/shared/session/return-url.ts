// A buyer who signed in goes on to a path of this shop, or to the fallback. An address of another site never passes.
const here = 'https://shop.invalid';

/** Control characters and backslashes are what browsers rewrite on the way to another host. */
const rewritten = /[\u0000-\u0020\\\u007f-\u009f]/;

export function safeReturnUrl(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted || wanted.length > 2_000 || !wanted.startsWith('/') || wanted.startsWith('//') || rewritten.test(wanted))
    return fallback;
  if (!URL.canParse(wanted, here)) return fallback;
  const url = new URL(wanted, here);
  if (url.origin !== here || url.pathname.startsWith('//') || url.pathname.startsWith('/account/')) return fallback;
  return url.pathname + url.search + url.hash;
}
