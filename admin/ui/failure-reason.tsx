import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WireFailureReason } from '#contracts/effect/effect.ts';

/**
 * Says why something failed: in the reader's language as far as the shop knows, and what another program said as a
 * quotation.
 */
export function FailureReason({ reason: { code, params, said } }: { readonly reason: WireFailureReason }) {
  const t = useTranslate();
  return (
    <>
      {code && <div>{t(`effect.because.${code}`, { _: t(`error.${code}`, { _: code, ...params }) })}</div>}
      {said && (
        <Typography
          component="q"
          variant="body2"
          color="text.secondary"
          sx={{ overflowWrap: 'anywhere', '&:lang(fr)': { quotes: '"«\u00a0" "\u00a0»"' } }}
        >
          {said}
        </Typography>
      )}
    </>
  );
}
