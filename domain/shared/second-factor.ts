/** What somebody shows beside the password. */
export type SecondFactor = 'authenticator' | 'passkey';

/** `all`: whatever they had, taken away by a member of staff for a lost phone. */
export type RemovedFactor = SecondFactor | 'all';

export type FactorChange =
  | { readonly type: 'AddSecondFactor'; readonly factor: SecondFactor }
  | { readonly type: 'RemoveSecondFactor'; readonly factor: RemovedFactor };
