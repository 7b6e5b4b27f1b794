import { Alert, Box, Button, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { money, numberFormat } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { SelectCell } from '#admin/ui/cells.tsx';
import { FindField } from '#admin/ui/find-field.tsx';
import { onlyHeard, Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { PictureThumb } from '#admin/ui/picture-thumb.tsx';
import { RowLink } from '#admin/ui/resource-list.tsx';
import { combinationOf, labelOf, missingOf } from './combinations.ts';
import { familyKey, type FamilyDetail, type FamilyVariant } from './family.reader.ts';
import { GenerateDialog } from './generate-dialog.tsx';

/** The products of a family with the values that they have: edited, attached, detached, and those that are missing made. */
export function VariantsPanel({ detail }: { readonly detail: FamilyDetail }) {
  const t = useTranslate();
  const mayEdit = useMay('catalogue');
  const [generating, setGenerating] = useState(false);
  const { family, variants, data } = detail;
  const missing = missingOf(detail);
  const { run } = useCommand(familyKey(family));
  const attach = (itemNumber: string) =>
    run(() => client.post('admin/product/change', { itemNumber, seen: { family: '' }, changed: { family } }));
  return (
    <Panel title={t('family.variantsOf', { smart_count: variants.length })}>
      {data.options.length === 0 && <Alert severity="info">{t('family.optionsFirst')}</Alert>}
      {variants.length > 0 && <VariantTable detail={detail} run={run} />}
      {mayEdit && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 2 }}>
          <FindField
            label={t('family.attach')}
            kind="family-variant"
            none={t('family.nothingFound')}
            shortest={2}
            find={async (search, signal) =>
              (await client.get('admin/product/list', { search, pageSize: 8 }, { signal })).rows
            }
            keyOf={({ itemNumber }) => itemNumber}
            onChoose={({ itemNumber }) => void attach(itemNumber)}
            row={({ itemNumber, name }) => (
              <>
                <code>{itemNumber}</code> {name}
              </>
            )}
          />
          {missing.length > 0 && (
            <Button
              variant="outlined"
              size="small"
              disabled={variants.length === 0}
              onClick={() => setGenerating(true)}
            >
              {t('family.generate', { smart_count: missing.length })}
            </Button>
          )}
          {missing.length > 0 && variants.length === 0 && (
            <Typography variant="body2" color="text.secondary">
              {t('family.attachFirst')}
            </Typography>
          )}
          {variants.length > 0 && (
            <Button
              size="small"
              component={RouterLink}
              to={`/product/grid?${new URLSearchParams({ filter: JSON.stringify({ family }) })}`}
            >
              {t('family.inGrid')}
            </Button>
          )}
        </Box>
      )}
      {generating && <GenerateDialog detail={detail} missing={missing} onClose={() => setGenerating(false)} />}
    </Panel>
  );
}

const optionName = ({ attributes }: FamilyDetail, attribute: string, locale: string): string =>
  attributes.find((one) => one.attribute === attribute)?.name[locale === 'fr' ? 'fr' : 'en'] ?? attribute;

type Run = (command: () => Promise<unknown>) => Promise<unknown>;

function VariantTable({ detail, run }: { readonly detail: FamilyDetail; readonly run: Run }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { data, variants } = detail;
  const times = new Map<string, number>();
  for (const variant of variants) {
    const key = combinationOf(detail, variant);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return (
    <Table size="small" sx={stacksOnPhone}>
      <TableHead>
        <TableRow>
          <TableCell>{t('family.item')}</TableCell>
          {data.options.map(({ attribute }) => (
            <TableCell key={attribute}>{optionName(detail, attribute, locale)}</TableCell>
          ))}
          <TableCell>{t('family.state')}</TableCell>
          <TableCell align="right">{t('family.price')}</TableCell>
          <TableCell align="right">{t('family.available')}</TableCell>
          <TableCell>
            <Box component="span" sx={onlyHeard}>
              {t('family.commands')}
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {variants.map((variant) => (
          <VariantRow
            key={variant.itemNumber}
            detail={detail}
            variant={variant}
            isTwice={(times.get(combinationOf(detail, variant)) ?? 0) > 1}
            run={run}
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface RowProps {
  readonly detail: FamilyDetail;
  readonly variant: FamilyVariant;
  /** Another one has the same values: shoppers cannot tell them apart. */
  readonly isTwice: boolean;
  readonly run: Run;
}

function VariantRow({ detail, variant, isTwice, run }: RowProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayEdit = useMay('catalogue');
  const { itemNumber, name, attributes, status, price, currency, available, imageUrl } = variant;
  const change = (seen: object, changed: object) =>
    run(() => client.post('admin/product/change', { itemNumber, seen, changed }));
  return (
    <TableRow>
      <TableCell>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <PictureThumb url={imageUrl} />
          <span>
            <RowLink to={`/product/${itemNumber}/show`}>
              <code>{itemNumber}</code>
            </RowLink>
            <Typography variant="body2" color="text.secondary">
              {name[locale === 'fr' ? 'fr' : 'en']}
            </Typography>
            {isTwice && (
              <Typography variant="body2" color="warning.main">
                {t('family.twice')}
              </Typography>
            )}
          </span>
        </Box>
      </TableCell>
      {detail.data.options.map((option) => {
        const { attribute } = option;
        const own = attributes[attribute] ?? '';
        const values = [...new Set([...option.values.map(({ value }) => value), own])];
        return (
          <TableCell key={attribute} data-label={optionName(detail, attribute, locale)}>
            <Box sx={{ minWidth: 90 }}>
              <SelectCell
                label={t('family.valueOf', { option: optionName(detail, attribute, locale), item: itemNumber })}
                value={own}
                disabled={!mayEdit}
                choices={values.map((value) => ({ id: value, name: labelOf(detail, attribute, value, locale) }))}
                onChange={(value) => void change({ attributes }, { attributes: { ...attributes, [attribute]: value } })}
              />
            </Box>
          </TableCell>
        );
      })}
      <TableCell data-label={t('family.state')}>
        <Chip
          size="small"
          variant="outlined"
          color={status === 'active' ? 'success' : status === 'draft' ? 'warning' : 'default'}
          label={t(`product.status.${status}`)}
        />
      </TableCell>
      <TableCell align="right" data-label={t('family.price')}>
        {price === undefined || !currency ? t('product.noPrice') : money(price, currency, locale)}
      </TableCell>
      <TableCell align="right" data-label={t('family.available')}>
        {available === undefined ? t('product.isBundle') : numberFormat(locale, {}).format(available)}
      </TableCell>
      <TableCell align="right">
        {mayEdit && (
          <Button
            size="small"
            aria-label={t('family.detachItem', { item: itemNumber })}
            onClick={() => void change({ family: detail.family }, { family: '' })}
          >
            {t('family.detach')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}
