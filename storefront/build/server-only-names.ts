import type { Plugin } from 'vite';

/**
 * Leaves the names of pages' source files out of the browser's build: only the server asks for them, and with every page of
 * the shop they are a kilobyte of each first load (decision 0008).
 */
export const serverOnlyNames = (): Plugin => ({
  name: 'server-only-names',
  enforce: 'pre',
  transform: (code, id) =>
    /storefront\/features\/[^/]+\/feature\.ts$/.test(id) ? { code: withoutNames(code), map: null } : null,
});

export const withoutNames = (code: string): string => code.replace(/^ *module: '[^']*',$/gm, '');
