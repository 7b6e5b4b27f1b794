// Proof of the history: signed heads, the key they are signed with, and bundles for the verifier.
import { z } from 'zod';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { isoDate, listParameter, none, numberParameter, pageParameters } from '../shared/shared.ts';

const hash = z.string().meta({ description: 'SHA-256, hex' });

export const signedHead = z.object({
  size: z.int().meta({ description: 'Events in the log' }),
  root: hash,
  streams: hash.meta({ description: 'Root of the map from stream to last event' }),
  at: isoDate,
  key: z.string().meta({ description: 'Ed25519 public key, DER (SPKI), base64' }),
  signature: z.string().meta({ description: 'Base64' }),
});

export const proofOperations = defineOperations({
  'admin/proof/heads': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Signed heads of the proof log, the newest first',
    input: z.strictObject({
      ...pageParameters(),
    }),
    output: z.object({ total: z.int(), heads: z.array(signedHead) }),
  },
  'admin/proof/publickey': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'The key that the newest head is signed with, as PEM, as the verifier takes it, and its fingerprint',
    input: none,
    output: z.object({ publicKey: z.string(), pem: z.string(), fingerprint: z.string() }),
  },
  'admin/proof/export': {
    via: 'get',
    kind: 'query',
    access: staffWith('audit'),
    discloses: 'nobody',
    file: 'application/jsonl',
    summary: 'A bundle of these streams (JSON Lines) for millwright-verify, under the newest signed head',
    input: z.strictObject({
      streams: listParameter(8_000, 200)
        .refine((streams) => streams.length > 0, 'required')
        .meta({ description: 'Names of streams, separated by commas' }),
      heads: listParameter(400, 20)
        .refine((sizes) => sizes.every((size) => /^\d{1,15}$/.test(size)), 'invalid_value')
        .default([])
        .meta({ description: 'Sizes of earlier heads to prove consistency with, separated by commas' }),
      leftOut: numberParameter(0, 1_000_000)
        .default(0)
        .meta({ description: 'How many events of the same history are left out: the bundle says so' }),
    }),
    output: z.object({ fileName: z.string(), content: z.string() }),
  },
});
