// A provider's fields stand in an iframe of its own and answer with a token. A token whose order has no known outcome is
// used again, so that a retry is the same command; after a refusal the next attempt gets a new one.
import { useRef, useState, type RefObject } from 'react';
import { submitMessage } from './gateway-messages.ts';
import { originOf, useGatewayMessages } from './use-gateway-messages.ts';

/** A provider may think for less than this, and a buyer waits no longer. */
const TIMEOUT_MS = 20_000;

export interface GatewayToken {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly valid: boolean;
  /** Rejects with an error code. */
  readonly request: () => Promise<string>;
  readonly forget: () => void;
}

interface Waiting {
  readonly resolve: (token: string) => void;
  readonly reject: (code: string) => void;
}

/** `url` is of a page of the provider: messages of nobody else are read. */
export function useGatewayToken(url: string): GatewayToken {
  const frame = useRef<HTMLIFrameElement>(null);
  const [valid, setValid] = useState(false);
  const token = useRef<string>(undefined);
  const waiting = useRef<Waiting>(undefined);
  const isReady = useRef(false);
  const submit = () => frame.current?.contentWindow?.postMessage(submitMessage, originOf(url));

  useGatewayMessages(frame, url, (message) => {
    if (message.kind === 'ready') {
      if (frame.current) Object.assign(frame.current.style, { height: `${message.height}px`, minHeight: '0' });
      // Whoever pressed before its page was there was not heard.
      if (!isReady.current && waiting.current) submit();
      isReady.current = true;
    }
    if (message.kind === 'valid') {
      setValid(message.valid);
      token.current = undefined;
    }
    if (message.kind === 'token') waiting.current?.resolve(message.token);
    if (message.kind === 'error') waiting.current?.reject(message.code);
  });

  const request = async () => {
    if (token.current) return token.current;
    const answer = new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('payment_timeout')), TIMEOUT_MS);
      waiting.current = {
        resolve: (value) => {
          clearTimeout(timer);
          resolve(value);
        },
        reject: (code) => {
          clearTimeout(timer);
          reject(new Error(code));
        },
      };
    });
    submit();
    try {
      token.current = await answer;
    } finally {
      waiting.current = undefined;
    }
    return token.current;
  };
  return { frame, valid, request, forget: () => void (token.current = undefined) };
}
