import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { announce } from '#storefront/lib/announce.ts';
import { errorText, isRefusal } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { useText } from '#storefront/lib/text.ts';
import { GatewayFields } from '#storefront/shared/checkout/gateway-fields.tsx';
import { useGatewayToken } from '#storefront/shared/checkout/use-gateway-token.ts';
import { paths } from '#storefront/shared/paths.ts';
import { refreshSavedCards } from '#storefront/shared/saved-card/saved-card.queries.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';

interface NewSavedFormProps {
  readonly route: 'customer/addcreditcard' | 'customer/addbankaccount';
  /** Page of the provider. */
  readonly url: string;
  readonly fieldsTitle: string;
  readonly isFirst: boolean;
  readonly texts: { readonly prefer: string; readonly saved: string };
}

/** A number, and a security code or a consent, are given on the provider's own page. */
export function NewSavedForm({ route, url, fieldsTitle, isFirst, texts }: NewSavedFormProps) {
  const { t } = useText(['saved-card', 'common']);
  const codeText = useCodeText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const token = useGatewayToken(url);
  const { run, pending, error, clear } = useCommand(route);
  const [name, setName] = useState('');
  const [preferred, setPreferred] = useState(false);
  const [asking, setAsking] = useState(false);
  /** Why the provider's page gave no token. */
  const [fault, setFault] = useState<string>();

  const tokenOf = async (): Promise<string | undefined> => {
    // What was refused must be given anew; after a lost answer the same is sent again.
    if (isRefusal(error)) token.forget();
    clear();
    setFault(undefined);
    setAsking(true);
    try {
      return await token.request();
    } catch (failure) {
      setFault(failure instanceof Error ? failure.message : 'internal');
      return undefined;
    } finally {
      setAsking(false);
    }
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || asking) return;
    const given = await tokenOf();
    if (!given || !(await run({ token: given, FriendlyName: name, IsPreferred: preferred }))) return;
    await refreshSavedCards(queryClient);
    await navigate(paths.savedCards);
    announce(texts.saved);
  };

  return (
    <form
      className={`${layout.sheet} ${layout.padded} ${layout.stack} ${layout.form}`}
      onSubmit={(event) => void save(event)}
      method="post"
      noValidate
    >
      {fault !== undefined && <Alert kind="error">{codeText(fault)}</Alert>}
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <TextField
        label={t('friendlyName')}
        optional={t('common:optional')}
        name="FriendlyName"
        autoComplete="off"
        maxLength={40}
        hint={t('friendlyNameHint')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <GatewayFields url={url} frame={token.frame} title={fieldsTitle} />
      {!isFirst && (
        <CheckBox checked={preferred} onChange={({ target }) => setPreferred(target.checked)}>
          {texts.prefer}
        </CheckBox>
      )}
      <div className={layout.row}>
        <Button type="submit" kind="action" large pending={pending || asking}>
          {t('save')}
        </Button>
        <ButtonLink large href={paths.savedCards}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
