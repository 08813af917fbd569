import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { isCfr, WORKFLOW_PAYMENTS, WORKFLOW_PRODUCTS, WORKFLOW_TYPES } from '@homologa/domain/catalog/workflow-traits';
import {
  WORKFLOW_PAYMENT_WORDS,
  WORKFLOW_PRODUCT_WORDS,
  WORKFLOW_TYPE_WORDS,
} from '@homologa/domain/catalog/workflow-words';
import { quotaProductOf } from '@homologa/domain/companies/features';
import type { Words } from '@homologa/domain/language/locales';
import { fittingReportType, reportTypeChoices } from '@homologa/domain/workflows/workflow-creation';
import { Alert, Box, Link, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCompany } from '../../../shared/auth/use-can';
import { featuresOf } from '../../../shared/data/company-features';
import { useText } from '../../../shared/i18n/use-text';
import { EDIT } from '../edit.texts';
import { useEdit } from '../edit-context';
import { RowsDialog } from '../suppliers/RowsDialog';
import { typedRows } from '../suppliers/supplier-rows';
import { focusField, PANEL_OPENS, useOnTarget } from '../use-target';
import { productFor, type WorkflowForm } from '../workflow-form';
import { SETUP } from './setup.texts';

const MISSING_ID = 'workflow-product-missing';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Value[];
  words: Readonly<Record<Value, Words>>;
  isLocked: boolean;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, choices, words, isLocked, onChoose } = props;
  const t = useText();
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={isLocked || choices.length < 2}
      onChange={(event) => onChoose(event.target.value as Value)}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {t(words[choice])}
        </MenuItem>
      ))}
    </TextField>
  );
}

function MissingProduct({ hasOther }: { hasOther: boolean }) {
  const t = useText();
  const { form } = useEdit();
  const product = t(REPORT_TYPE_WORDS[quotaProductOf(form)]);
  return (
    <Alert id={MISSING_ID} tabIndex={-1} severity="warning" sx={{ mb: 2 }}>
      {t(SETUP.notBought, { product })} {hasOther && `${t(SETUP.chooseOther)} `}
      <Link component={RouterLink} to="/contact" color="inherit">
        {t(hasOther ? SETUP.contact : SETUP.contactAlone)}
      </Link>
      .
    </Alert>
  );
}

export function SetupFields() {
  const t = useText();
  const { workflow, form, change } = useEdit();
  const company = useCompany();
  const [isAskingRows, setAskingRows] = useState(false);
  useOnTarget('report_type', () => focusField(MISSING_ID, PANEL_OPENS));
  if (!company) return null;
  const features = featuresOf(company.features);
  const isLocked = workflow.status !== 'draft';
  // Do not offer other types for a compliance check, which is created with a separate button and cannot change its
  // type.
  const isCheck = isCfr(form);
  const choose = (patch: (now: WorkflowForm) => WorkflowForm) => change('setup', patch);
  const refit = (now: WorkflowForm): WorkflowForm => ({ ...now, reportType: fittingReportType(features, now) });
  const chooseType = (type: WorkflowForm['type']) => choose((now) => refit({ ...now, type }));
  const rows = typedRows(form.suppliers).length;
  // True if the draft has more suppliers than the page has loaded: a change of type can then only keep or remove all
  // suppliers.
  const isPartial = workflow.suppliers_count > workflow.suppliers.length;
  const leaveRows = (kept: 'typed' | 'none') => {
    if (kept === 'none') change('suppliers', (now) => ({ ...now, suppliers: [] }));
    else if (!isPartial && rows < form.suppliers.length) {
      change('suppliers', (now) => ({ ...now, suppliers: typedRows(now.suppliers) }));
    }
    chooseType('investigating');
    setAskingRows(false);
  };
  const askForType = (type: WorkflowForm['type']) => {
    if (type === 'onboarding') chooseType(type);
    else if (rows === 0 && !isPartial) leaveRows('typed');
    else setAskingRows(true);
  };
  const own = <Value extends string>(
    setting: Value | 'hybrid',
    all: readonly Value[],
    value: Value,
  ): readonly Value[] => (setting === 'hybrid' ? all : [value]);
  const offered = form.product === 'score' || isCheck ? [] : reportTypeChoices(features, form.type);
  const reportTypes = [...new Set([form.reportType, ...offered])];
  const types = own(features.workflowType, WORKFLOW_TYPES, form.type);
  const hasOther =
    features.workflowProduct !== 'score' && types.some((type) => reportTypeChoices(features, type).length > 0);
  const isMissing = !isLocked && !productFor(form, features)?.enabled;
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ px: 1 }}>
        {t(EDIT.setup)}
      </Typography>
      {isMissing && <MissingProduct hasOther={hasOther} />}
      {isLocked && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {t(EDIT.setupLocked)}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Choice
          label={t(EDIT.type)}
          value={form.type}
          choices={isCheck ? [form.type] : types}
          words={WORKFLOW_TYPE_WORDS}
          isLocked={isLocked}
          onChoose={askForType}
        />
        <Choice
          label={t(EDIT.product)}
          value={form.product}
          choices={isCheck ? [form.product] : own(features.workflowProduct, WORKFLOW_PRODUCTS, form.product)}
          words={WORKFLOW_PRODUCT_WORDS}
          isLocked={isLocked}
          onChoose={(product) => choose((now) => refit({ ...now, product }))}
        />
        <Choice
          label={t(EDIT.reportType)}
          value={form.reportType}
          choices={reportTypes}
          words={REPORT_TYPE_WORDS}
          isLocked={isLocked}
          onChoose={(reportType) => choose((now) => ({ ...now, reportType }))}
        />
        <Choice
          label={t(EDIT.payment)}
          value={form.payment}
          choices={own(features.workflowPayment, WORKFLOW_PAYMENTS, form.payment)}
          words={WORKFLOW_PAYMENT_WORDS}
          isLocked={isLocked}
          onChoose={(payment) =>
            choose((now) => ({
              ...now,
              payment,
              pricePerSupplier: payment === 'supplier' ? (now.pricePerSupplier ?? features.pricePerSupplier) : null,
            }))
          }
        />
        {form.payment === 'supplier' && (
          <TextField
            type="number"
            label={t(EDIT.price)}
            helperText={t(EDIT.priceHint)}
            value={form.pricePerSupplier ?? ''}
            disabled={isLocked}
            slotProps={{ htmlInput: { min: 0, step: '0.01' } }}
            onChange={(event) =>
              choose((now) => ({
                ...now,
                pricePerSupplier: event.target.value === '' ? null : Math.max(0, Number(event.target.value)),
              }))
            }
          />
        )}
      </Box>
      {isAskingRows && (
        <RowsDialog
          count={isPartial ? workflow.suppliers_count : rows}
          onKeep={() => leaveRows('typed')}
          onRemove={() => leaveRows('none')}
          onClose={() => setAskingRows(false)}
        />
      )}
    </Box>
  );
}
