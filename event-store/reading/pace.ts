/** Gives appends precedence over long reads. */
export class Pace {
  turn(): Promise<void> {
    return Promise.resolve();
  }
}
