// One id for one intention: a repeated click or a retry after a lost answer carries the same id, so the server
// acts once. A decision (done or refused) ends the intention; other input is another intention.
export interface CommandIds {
  idFor(input: unknown): string;
  settled(): void;
}

export function createCommandIds(newId: () => string = () => crypto.randomUUID()): CommandIds {
  let current: { input: string; id: string } | undefined;
  return {
    idFor(input) {
      const text = JSON.stringify(input);
      if (current?.input !== text) current = { input: text, id: newId() };
      return current.id;
    },
    settled: () => void (current = undefined),
  };
}
