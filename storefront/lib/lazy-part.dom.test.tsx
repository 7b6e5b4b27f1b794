import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const network = (isThere: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);

afterEach(() => void vi.restoreAllMocks());

describe('a part of a page that comes when it is needed', () => {
  it('comes when the network is back, and the page stands meanwhile', async () => {
    network(false);
    const asked = vi.fn();
    const Part = lazyPart(async () => {
      asked();
      if (!navigator.onLine) throw new Error('Unable to preload CSS');
      return () => <p>The part</p>;
    });
    render(
      <>
        <input defaultValue="typed" />
        <Suspense>
          <Part />
        </Suspense>
      </>,
    );
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(screen.getByDisplayValue('typed')).toBeTruthy();
    network(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('The part');
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
