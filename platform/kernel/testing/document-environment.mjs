// The environment of tests of components (`@vitest-environment ./platform/kernel/testing/document-environment.mjs` at the
// head of a file): Node's own globals, and a browser's document before the first module looks for one.
import { JSDOM } from 'jsdom';

/** Node has these, too, but a document takes its own only. */
const OF_DOCUMENT = ['Event', 'CustomEvent', 'MessageEvent', 'EventTarget', 'FormData', 'File', 'navigator'];

export default {
  name: 'document',
  viteEnvironment: 'ssr',
  setup(global) {
    const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
      url: 'http://shop.test/',
      pretendToBeVisual: true,
    });
    // Nothing has a place in a document without a layout.
    window.Element.prototype.scrollIntoView = () => {};
    window.ResizeObserver = class {
      observe() {}
      disconnect() {}
    };
    const before = new Map();
    for (const name of Object.getOwnPropertyNames(window))
      if (OF_DOCUMENT.includes(name) || !(name in global)) {
        before.set(name, Object.getOwnPropertyDescriptor(global, name));
        Object.defineProperty(global, name, { configurable: true, writable: true, value: window[name] });
      }
    return {
      teardown() {
        window.close();
        for (const [name, descriptor] of before)
          if (descriptor) Object.defineProperty(global, name, descriptor);
          else delete global[name];
      },
    };
  },
};
