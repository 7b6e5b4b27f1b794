import { Button } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { UploadedPicture } from '#admin/ui/uploaded-picture.tsx';
import type { BrandRow } from './brand.reader.ts';

export function LogoButton({ brand }: { readonly brand: BrandRow }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={t('brand.setLogo', { name: brand.name })}>
        {t('brand.logo')}
      </Button>
      {open && <LogoDialog brand={brand} onClose={() => setOpen(false)} />}
    </>
  );
}

function LogoDialog({ brand: { name, logoUrl }, onClose }: { readonly brand: BrandRow; readonly onClose: () => void }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<{ readonly picture: string; readonly url: string }>();
  return (
    <CommandDialog
      title={t('brand.setLogo', { name })}
      submit={t('ra.action.save')}
      done="form.saved"
      notYet={!chosen}
      onClose={onClose}
      onSubmit={async () => {
        await client.post('admin/brand/setlogo', { name, picture: chosen?.picture ?? '' });
        refresh();
      }}
    >
      <UploadedPicture
        label={t('brand.logo')}
        texts={{ drop: t('brand.drop'), remove: t('brand.removeLogo') }}
        url={chosen ? chosen.url : logoUrl}
        onChange={(picture, url) => setChosen({ picture, url })}
      />
    </CommandDialog>
  );
}
