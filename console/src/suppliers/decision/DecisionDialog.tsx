import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import {
  checkDecision,
  DECISION_REASON_MAX,
  needsReason,
  SUPPLIER_DECISIONS,
  type SupplierDecision,
} from '@homologa/domain/suppliers/supplier-decision';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useState } from 'react';
import { useDeed } from '../../shared/data/use-deed';
import { useViolations } from '../../shared/forms/use-violations';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { ViolationAlert } from '../../shared/ui/ViolationAlert';
import { screeningsApi } from '../screening/screenings.api';
import { supplierName } from '../supplier-name';
import { useRefreshWorkflow } from '../workflow/use-workflow';
import { DECISION } from './decision.texts';

/** Chooses a decision and says why. */
export function DecisionDialog({ supplier, onClose }: { supplier: SupplierResponse; onClose: () => void }) {
  const t = useText();
  const refresh = useRefreshWorkflow();
  const violations = useViolations();
  const [decision, setDecision] = useState<SupplierDecision>(supplier.decision?.decision ?? 'approved');
  const [reason, setReason] = useState('');
  const isReasonNeeded = needsReason(decision);
  const save = useDeed(() => screeningsApi.decideSupplier(supplier.workflow_id, supplier.id, { decision, reason }), {
    success: t(DECISION.saved),
    onDone: async () => {
      onClose();
      await refresh(supplier.workflow_id);
    },
    onError: violations.fail,
  });
  const isReasonMissing = violations.messages.length > 0 && isReasonNeeded && reason.trim() === '';
  return (
    <ConfirmDialog
      open
      title={t(DECISION.dialogTitle, { name: supplierName(supplier.invite) })}
      confirmLabel={t(COMMON.save)}
      isBusy={save.isPending}
      onClose={onClose}
      onConfirm={() => !violations.check(checkDecision({ decision, reason })) && save.mutate()}
    >
      {!isReasonMissing && <ViolationAlert messages={violations.messages} onClose={violations.clear} />}
      <FormControl component="fieldset" fullWidth>
        <FormLabel component="legend">{t(DECISION.title)}</FormLabel>
        <RadioGroup
          value={decision}
          onChange={({ target }) => {
            violations.clear();
            setDecision(SUPPLIER_DECISIONS.find((known) => known === target.value) ?? decision);
          }}
        >
          {SUPPLIER_DECISIONS.map((known) => (
            <FormControlLabel key={known} value={known} control={<Radio />} label={t(SUPPLIER_DECISION_WORDS[known])} />
          ))}
        </RadioGroup>
      </FormControl>
      <TextField
        sx={{ mt: 2 }}
        multiline
        minRows={3}
        label={t(isReasonNeeded ? DECISION.reasonRequired : DECISION.reason)}
        helperText={isReasonMissing ? violations.messages.join(' ') : t(DECISION.reasonHint)}
        error={isReasonMissing}
        value={reason}
        slotProps={{
          htmlInput: { maxLength: DECISION_REASON_MAX, 'aria-required': isReasonNeeded },
          formHelperText: { role: isReasonMissing ? 'alert' : undefined },
        }}
        onChange={({ target }) => {
          violations.clear();
          setReason(target.value);
        }}
      />
    </ConfirmDialog>
  );
}
