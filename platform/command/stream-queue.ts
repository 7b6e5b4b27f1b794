/** Lets commands for one stream wait for each other, so that a hot stream costs no conflicts within a process. */
export function createStreamQueue() {
  const tails = new Map<string, Promise<unknown>>();
  return function inTurn<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const turn = (tails.get(stream) ?? Promise.resolve()).then(work, work);
    tails.set(stream, turn);
    const leave = () => {
      if (tails.get(stream) === turn) tails.delete(stream);
    };
    turn.then(leave, leave);
    return turn;
  };
}
