// react-router's parts that the shop does not use (links, forms, framework mode) would stay in every page's first load:
// bundlers keep a component that is made by `forwardRef` or named by `displayName`, used or not. Both are marked here as
// free of effects. The browser also gets the production build, which the package does not offer to bundlers.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PRODUCTION = new URL('../node_modules/react-router/dist/production/', import.meta.url);
const file = (name: string) => new URL(name, PRODUCTION).pathname;
const ENTRIES: Readonly<Record<string, string>> = {
  'react-router': file('index.mjs'),
  'react-router/dom': file('dom-export.mjs'),
};

/** The same code without names for development tools, and with components that may be left out. */
export const withoutEffects = (code: string): string =>
  code
    .replace(/^\w+\.displayName = [^;]+;$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');

export const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  enforce: 'pre',
  resolveId: (source) => ENTRIES[source],
  load: (id) => (id.startsWith(PRODUCTION.pathname) ? withoutEffects(readFileSync(id, 'utf8')) : undefined),
});
