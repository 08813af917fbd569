import {
  checkReasonedDecision,
  isSupplierDecision,
  type SupplierDecision,
} from '@homologa/domain/catalog/supplier-decision';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { DECIDE_WORDS, SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import { recordKey } from '../../shared/data/provider/use-keep-record';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { FormDialog } from '../../shared/forms/FormDialog';
import { useKeptValues } from '../../shared/forms/use-kept-values';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { DecisionInputs, UNDECIDED } from './DecisionInputs';
import { DECISION } from './decision.texts';

/** Fields of a supplier that both a row of the list and the case page have. */
type DecidedSupplier = Pick<SupplierResponse, 'id' | 'workflow_id' | 'invite'>;

/** Decision of the threshold that the supplier's score has reached. */
export interface Proposal {
  decision: SupplierDecision;
  outcome: string;
}

interface DecisionDialogProps {
  supplier: DecidedSupplier;
  /** Preselected, with a sentence that says why; the reason is still the person's to write. */
  proposal?: Proposal | undefined;
  /**
   * Opens the next supplier of the list. Absent at the end of the list, and absent if the page was not opened from a
   * list.
   */
  onNext?: (() => void) | undefined;
  onClose: () => void;
}

export function DecisionDialog({ supplier, proposal, onNext, onClose }: DecisionDialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const refresh = useRefreshWorkflow();
  const queries = useQueryClient();
  const goesOn = useRef(false);
  const form = useSubmitForm({
    stored: proposal ? { ...UNDECIDED, decision: proposal.decision } : UNDECIDED,
    check: checkReasonedDecision,
    send: (typed) => dataProvider.decideSupplier(supplier.workflow_id, supplier.id, typed),
    success: t(DECISION.saved),
    onDone: async (decided) => {
      // Update the cached supplier, which the page shows, before the success notification appears. Then refetch all
      // data that depends on the decision.
      queries.setQueryData(recordKey('suppliers', decided.id, { workflowId: decided.workflow_id }), decided);
      onClose();
      if (goesOn.current) onNext?.();
      await refresh(supplier.workflow_id);
    },
  });
  useKeptValues(form.methods, `decision.${supplier.id}`);
  const chosen = form.methods.watch('decision');
  const save = t(isSupplierDecision(chosen) ? DECIDE_WORDS[chosen] : DECISION.decide);
  const submit = (andNext: boolean) => {
    goesOn.current = andNext;
    form.submit();
  };
  const sendAndGoOn = (event: KeyboardEvent) => {
    if (!onNext || event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    submit(true);
  };
  return (
    <FormDialog
      form={{ ...form, submit: () => submit(false) }}
      title={t(DECISION.dialogTitle, { name: supplierName(supplier.invite) })}
      submitLabel={save}
      extraAction={
        onNext && (
          <Button variant="outlined" loading={form.isPending} onClick={() => submit(true)}>
            {t(DECISION.saveAndNext)}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Box onKeyDown={sendAndGoOn}>
        {proposal && (
          <Alert severity="info" sx={{ mb: 2, py: 0.25 }}>
            {t(DECISION.proposed, {
              decision: t(SUPPLIER_DECISION_WORDS[proposal.decision]),
              outcome: proposal.outcome,
            })}
          </Alert>
        )}
        <DecisionInputs />
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {t(onNext ? DECISION.keysNext : DECISION.keys)}
        </Typography>
      </Box>
    </FormDialog>
  );
}
