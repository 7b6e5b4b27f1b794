import { useEffect, useRef, type RefObject } from 'react';
import { readGatewayMessage, type GatewayMessage } from './gateway-messages.ts';

/** Whose page a frame shows; an address without an origin is of the shop itself. In a browser only. */
export const originOf = (url: string): string => new URL(url, window.location.href).origin;

/** Listens to one frame of the gateway, and to nothing else. `url`: of a page of the gateway. */
export function useGatewayMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onMessage: (message: GatewayMessage) => void,
): void {
  const handler = useRef(onMessage);
  useEffect(() => {
    handler.current = onMessage;
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== originOf(url) || event.source !== frame.current?.contentWindow) return;
      const message = readGatewayMessage(event.data);
      if (message) handler.current(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, url]);
}
