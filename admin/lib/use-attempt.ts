import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from './message-of.ts';

export interface Attempt {
  /** Answers whether it was done; where it was refused, `problem` says why. */
  attempt(step: () => Promise<unknown>): Promise<boolean>;
  /** Empty until something was refused. */
  readonly problem: string;
  forgetProblem(): void;
  readonly isBusy: boolean;
}

/** Calls whose refusal stands beside what was typed. Where it is said in passing, `useCommand` does. */
export function useAttempt(explain: (error: unknown, t: (key: string) => string) => string = messageOf): Attempt {
  const t = useTranslate();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const attempt = async (step: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await step();
      return true;
    } catch (error) {
      setProblem(explain(error, t));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { attempt, problem, forgetProblem: () => setProblem(''), isBusy };
}
