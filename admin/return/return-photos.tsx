import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReturnDetail } from '#contracts/return/return-shapes.ts';

const addressOf = ({ orderId, returnId }: ReturnDetail, photoId: string) =>
  `/api/admin/return/photo?${new URLSearchParams({ orderId, returnId, photoId }).toString()}`;

/** The buyer's photographs, each of which can be downloaded. */
export function ReturnPhotos({ one }: { readonly one: ReturnDetail }) {
  const t = useTranslate();
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {one.photos.map(({ PhotoID, FileName: name, Width, Height }) => (
        <li key={PhotoID}>
          <Link
            href={addressOf(one, PhotoID)}
            target="_blank"
            rel="noopener"
            aria-label={t('return.photoOf', { name })}
          >
            <Box
              component="img"
              src={addressOf(one, PhotoID)}
              alt=""
              width={Width}
              height={Height}
              loading="lazy"
              sx={{ display: 'block', width: 'auto', height: 160, maxWidth: '100%', objectFit: 'contain' }}
            />
          </Link>
        </li>
      ))}
    </Box>
  );
}
