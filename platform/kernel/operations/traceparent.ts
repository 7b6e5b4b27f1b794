/** W3C Trace Context, version 00: what is not of this shape is ignored, as the standard asks. */
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

export const validTraceparent = (sent: string | undefined): string | undefined =>
  sent !== undefined && TRACEPARENT.test(sent) ? sent : undefined;
