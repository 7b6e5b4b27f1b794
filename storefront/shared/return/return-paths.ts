// Addresses of the pages about returns, apart from `paths`: those come with the first load of every page.
const part = encodeURIComponent;

export const returnPaths = {
  newReturn: '/profile/newreturnrequest',
  list: '/profile/existingreturnrequest',
  one: (returnId: string) => `/profile/existingreturnrequest/${part(returnId)}`,
  form: (orderId: string) => `/profile/returnorder?orderId=${part(orderId)}`,
  complete: (returnId: string) => `/profile/returncomplete?returnId=${part(returnId)}`,
} as const;
