/** Spec 5: a trailing period is stripped from a search keyword. */
export const searchKeyword = (typed: string): string => typed.trim().replace(/\.$/, '').trim();
