// A jest environment for tests of components (`@jest-environment ./platform/kernel/testing/document-environment.mjs` at the head
// of a file): Node's own globals, and a browser's document before the first module looks for one.
import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';

/** Node has these, too, but a document takes its own only. */
const OF_DOCUMENT = ['Event', 'CustomEvent', 'MessageEvent', 'EventTarget', 'FormData', 'File', 'navigator'];

export default class DocumentEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
      url: 'http://shop.test/',
      pretendToBeVisual: true,
    });
    this.window = window;
    // Nothing has a place in a document without a layout.
    window.Element.prototype.scrollIntoView = () => {};
    for (const name of Object.getOwnPropertyNames(window))
      if (OF_DOCUMENT.includes(name) || !(name in this.global))
        Object.defineProperty(this.global, name, {
          configurable: true,
          // Jest walks through every value of a finished test, and storages have no end.
          get: () => window[name],
          set: (value) => {
            Object.defineProperty(this.global, name, { configurable: true, writable: true, value });
          },
        });
  }

  async teardown() {
    this.window.close();
    await super.teardown();
  }
}
