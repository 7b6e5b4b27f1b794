/** What an address of the blog names: a page, the first where it names none, and a category or all the blog. */
export function blogPlaceOf(parameters: URLSearchParams): { readonly page: number; readonly category: string } {
  const page = Number(parameters.get('page'));
  const category = parameters.get('category') ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
    category: /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(category) ? category : '',
  };
}
