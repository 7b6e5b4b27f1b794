// What the shop is sent of a browser's answer: the parts that WebAuthn's verification reads.
import type { NewPasskey } from './passkey.ts';
import type { PasskeyAnswer } from './second-factor.ts';

interface Made {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[];
  };
}

interface Answered {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | undefined;
  };
}

export const newPasskeyOf = ({
  id,
  response: { clientDataJSON, attestationObject, transports = [] },
}: Made): NewPasskey => ({
  id,
  clientDataJSON,
  attestationObject,
  transports: [...transports],
});

export const passkeyAnswerOf = ({
  id,
  response: { clientDataJSON, authenticatorData, signature, userHandle },
}: Answered): PasskeyAnswer => ({
  id,
  clientDataJSON,
  authenticatorData,
  signature,
  ...(userHandle ? { userHandle } : {}),
});
