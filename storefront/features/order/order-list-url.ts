export interface OrderListState {
  readonly page: number;
  readonly search: string;
}

export function parseOrderList(parameters: URLSearchParams): OrderListState {
  const page = Number(parameters.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    search: (parameters.get('search') ?? '').trim().slice(0, 60),
  };
}

export const orderListHref = (path: string, { page, search }: OrderListState): string => {
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return parameters ? `${path}?${parameters}` : path;
};
