import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { WORKFLOW_PAYMENTS, WORKFLOW_PRODUCTS, WORKFLOW_TYPES } from '@homologa/domain/catalog/workflow-traits';
import {
  WORKFLOW_PAYMENT_WORDS,
  WORKFLOW_PRODUCT_WORDS,
  WORKFLOW_TYPE_WORDS,
} from '@homologa/domain/catalog/workflow-words';
import type { Words } from '@homologa/domain/language/locales';
import { reportTypeChoices } from '@homologa/domain/workflows/workflow-creation';
import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useCompany } from '../../shared/auth/use-can';
import { featuresOf } from '../../shared/data/company-features';
import { useText } from '../../shared/i18n/use-text';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';
import type { WorkflowForm } from './workflow-form';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Value[];
  words: Readonly<Record<Value, Words>>;
  isLocked: boolean;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, words, isLocked, onChoose }: ChoiceProps<Value>) {
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

/** A score is always made from a BIR (reference 3.2). */
const withProduct = (form: WorkflowForm, product: WorkflowForm['product']): WorkflowForm => ({
  ...form,
  product,
  reportType: product === 'score' ? 'bir' : form.reportType,
});

/** What the company's features leave to the creator; locked after launch (reference 3.8). */
export function SetupFields() {
  const t = useText();
  const { workflow, form, change } = useEdit();
  const company = useCompany();
  if (!company) return null;
  const features = featuresOf(company.features);
  const isLocked = workflow.status !== 'draft';
  const choose = (patch: (now: WorkflowForm) => WorkflowForm) => change('setup', patch);
  const reportTypes = [...new Set([form.reportType, ...(form.product === 'score' ? [] : reportTypeChoices(features))])];
  const own = <Value extends string>(
    setting: Value | 'hybrid',
    all: readonly Value[],
    value: Value,
  ): readonly Value[] => (setting === 'hybrid' ? all : [value]);
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ px: 1 }}>
        {t(EDIT.setup)}
      </Typography>
      {isLocked && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {t(EDIT.setupLocked)}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Choice
          label={t(EDIT.type)}
          value={form.type}
          choices={own(features.workflowType, WORKFLOW_TYPES, form.type)}
          words={WORKFLOW_TYPE_WORDS}
          isLocked={isLocked}
          onChoose={(type) => choose((now) => ({ ...now, type }))}
        />
        <Choice
          label={t(EDIT.product)}
          value={form.product}
          choices={own(features.workflowProduct, WORKFLOW_PRODUCTS, form.product)}
          words={WORKFLOW_PRODUCT_WORDS}
          isLocked={isLocked}
          onChoose={(product) => choose((now) => withProduct(now, product))}
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
    </Box>
  );
}
