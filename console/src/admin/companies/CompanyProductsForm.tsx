import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { Box, Button, Checkbox, Typography } from '@mui/material';
import { Controller } from 'react-hook-form';
import { useProvider } from '../../shared/data/provider/use-provider';
import { SubmitForm } from '../../shared/forms/SubmitForm';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { COMMON } from '../../shared/i18n/common.texts';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { ADMIN } from '../admin.texts';
import { changedProducts, checkQuotas, quotaRowsOf, usedOf } from './product-quotas';
import { useTakeCompany } from './use-take-company';

export function CompanyProductsForm({ company }: { company: DeskCompanyResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const format = useFormat();
  const take = useTakeCompany();
  const form = useSubmitForm({
    stored: { rows: quotaRowsOf(company) },
    check: ({ rows }) => checkQuotas(company, rows),
    send: ({ rows }) => dataProvider.setCompanyFeatures(company.id, { products: changedProducts(company, rows) }),
    success: t(ADMIN.saved),
    next: (changed) => ({ rows: quotaRowsOf(changed) }),
    onDone: take,
  });
  return (
    <Panel title={t(ADMIN.products)}>
      <SubmitForm form={form} label={t(ADMIN.products)}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, mb: 2 }}>
          {quotaRowsOf(company).map(({ type }, index) => {
            const product = t(REPORT_TYPE_WORDS[type]);
            return (
              <Box key={type} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Controller
                  name={`rows.${index}.enabled`}
                  control={form.methods.control}
                  render={({ field }) => (
                    <Checkbox
                      checked={field.value}
                      onChange={(_, checked) => field.onChange(checked)}
                      slotProps={{ input: { 'aria-label': t(ADMIN.isEnabled, { product }) } }}
                    />
                  )}
                />
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {product}
                  <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                    {t(ADMIN.used, { used: format.number(usedOf(company, type)) })}
                  </Typography>
                </Box>
                <TextInput
                  source={`rows.${index}.total`}
                  label={t(ADMIN.total, { product })}
                  isLabelHidden
                  size="small"
                  sx={{ width: { xs: 96, sm: 130 }, flexShrink: 0 }}
                  slotProps={{ htmlInput: { inputMode: 'numeric' } }}
                />
              </Box>
            );
          })}
        </Box>
        <Button type="submit" variant="contained" loading={form.isPending}>
          {t(COMMON.save)}
        </Button>
      </SubmitForm>
    </Panel>
  );
}
