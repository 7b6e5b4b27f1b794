/** Something that only who runs the shop can mend. Printed as one sentence, exit code 1, no stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
