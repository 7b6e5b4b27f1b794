import { createHash } from 'node:crypto';
import { inlineHashesOf } from './pages.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy of a kept page (security.md S18)', () => {
  const html = '<html><head><style nonce="n1">a{}</style><script nonce="n1">start()</script><script nonce="n1" src="/a.js"></script></head><body><script>evil()</script><p><script nonce="kept">evil()</script></p></body></html>';

  it('lists what the renderer wrote, and nothing that came into the page otherwise', () => {
    expect(inlineHashesOf(html, 'n1')).toEqual([hashOf('a{}'), hashOf('start()')]);
  });
});
