// A bundler splits programs into chunks by modules, never a module. Where a package is one module of which most comes
// later, the module that brings the rest later gets a copy of the package: of either copy only what is used remains.
import type { Plugin } from 'vite';

/** Stands at the end of a copied module's id. */
export const OWN_COPY = '?own-copy';

const withoutMark = (id: string): string => (id.endsWith(OWN_COPY) ? id.slice(0, -OWN_COPY.length) : id);

/**
 * @param importer ids of modules that get copies of their own
 * @param copied ids of modules that may be there twice: nothing in them is told apart by identity
 */
export const ownCopy = (importer: RegExp, copied: RegExp): Plugin => ({
  name: 'own-copy',
  enforce: 'pre',
  async resolveId(source, from, options) {
    if (from === undefined || !(importer.test(from) || from.endsWith(OWN_COPY))) return null;
    const found = await this.resolve(source, withoutMark(from), { ...options, skipSelf: true });
    return found && !found.external && copied.test(found.id) ? { ...found, id: found.id + OWN_COPY } : found;
  },
});
