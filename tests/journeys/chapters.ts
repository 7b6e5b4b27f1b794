import { whatIsShown } from './browser.ts';

/**
 * Sentences that build on each other: after one that failed, the rest say so at once instead of waiting. Sentences
 * beside them are plain `it`.
 */
export function chapters(): (name: string, tell: () => Promise<unknown>) => void {
  let failed = '';
  return (name, tell) =>
    it(name, async () => {
      if (failed) throw new Error(`not reached, since "${failed}" failed`);
      try {
        await tell();
      } catch (error) {
        failed = name;
        if (error instanceof Error) error.message += `\n\n${await whatIsShown()}`;
        throw error;
      }
    });
}
