import { codeOf } from '#domain/shared/code-of.ts';

/** The readable part of an address: ASCII letters, digits and hyphens, at most 80 characters. */
export const slug = (name: string): string => codeOf(name, 80) || 'item';
