import type { Input, Output } from '#contracts/api.ts';
import type { proofOperations } from '#contracts/proof/proof.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext, Handlers } from '#platform/kernel/operations/context.ts';
import { exportBundle } from '#platform/kernel/proof/export-bundle.ts';
import { lastHead, pageOfHeads, readHeads } from '#platform/kernel/proof/heads.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { fingerprint, publicKeyOf } from '#proof/tree-head.ts';

export function proofQueries({ pool }: ReadSide): Handlers<typeof proofOperations, 'query'> {
  return {
    'admin/proof/heads': ({ page, pageSize }) => pageOfHeads(pool, page, pageSize),

    async 'admin/proof/publickey'() {
      const { key } = (await lastHead(pool)) ?? refuse('proof_not_signed_yet');
      return {
        publicKey: key,
        pem: publicKeyOf(key).export({ format: 'pem', type: 'spki' }).toString(),
        fingerprint: fingerprint(key),
      };
    },

    'admin/proof/export': (input, { queries }) => queries.proof.export(input),
  };
}

export const proofFunctions = ({ pool }: ReadSide) => ({
  async export(
    { streams, heads, leftOut }: Input<'admin/proof/export'>,
    { historyAsStored, now }: OperationContext,
  ): Promise<Output<'admin/proof/export'>> {
    const content = await exportBundle({ pool, readStored: historyAsStored }, streams, heads.map(Number), leftOut);
    return { fileName: `millwright-proof-${now.slice(0, 19).replace(/\D/g, '')}.jsonl`, content };
  },

  /** One signed head by its size. */
  async head({
    size,
  }: {
    readonly size: number;
  }): Promise<{ size: number; root: string; streams: string; at: string; key: string; signature: string }> {
    return (await readHeads(pool, [size]))[0] ?? notFound('proof_head_unknown', { size });
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly proof: FunctionsOf<ReturnType<typeof proofFunctions>>;
  }
}
