/**
 * Lets commands for one stream wait for each other, so that a hot stream costs no conflicts within a process. Who has
 * waited `timeoutMs`, for their turn or in it, is answered with `tooLate`; work whose turn comes after that is not
 * begun any more.
 */
export function createStreamQueue(timeoutMs: number, tooLate: (stream: string) => Error) {
  const tails = new Map<string, Promise<unknown>>();
  return function inTurn<T>(stream: string, work: (deadline: number) => Promise<T>): Promise<T> {
    const deadline = performance.now() + timeoutMs;
    // A timer and the clock may differ by a millisecond: what counts is whether the caller was told.
    let isTooLate = false;
    const begin = () => (isTooLate || performance.now() > deadline ? Promise.reject(tooLate(stream)) : work(deadline));
    const turn = (tails.get(stream) ?? Promise.resolve()).then(begin, begin);
    tails.set(stream, turn);
    const leave = () => {
      if (tails.get(stream) === turn) tails.delete(stream);
    };
    turn.then(leave, leave);
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        isTooLate = true;
        reject(tooLate(stream));
      }, timeoutMs);
      turn.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  };
}
