import { translateError } from '@homologa/domain/errors/error-messages';
import { type BulkSuppliers, bulkFieldsOf, parseBulkSuppliers } from '@homologa/domain/suppliers/bulk-suppliers';
import { BULK_SUPPLIER_LIMIT } from '@homologa/domain/suppliers/limits';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useDeed } from '../../shared/data/use-deed';
import { useViolations } from '../../shared/forms/use-violations';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { ViolationAlert } from '../../shared/ui/ViolationAlert';
import { suppliersApi } from '../suppliers.api';
import { useRefreshWorkflow } from '../workflow/use-workflow';
import { traitsOf } from '../workflow/workflow-traits';
import { ADD } from './add.texts';
import { BulkPreview } from './BulkPreview';
import { DuplicateAlert } from './DuplicateAlert';
import { ImportFile } from './ImportFile';
import { type Candidate, useDuplicates } from './use-duplicates';

const candidatesOf = ({ invites, violations }: BulkSuppliers): Candidate[] =>
  violations.length > 0
    ? []
    : invites.map(({ country, taxId, dunsNumber }) => ({ country, tax_id: taxId, duns_number: dunsNumber }));

/** Many suppliers as text, read live by the server's own parser; nothing is sent while a record is wrong. */
export function BulkForm({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const locale = useAppLocale();
  const refresh = useRefreshWorkflow();
  const [text, setText] = useState('');
  const failures = useViolations();
  const problemList = useRef<HTMLDivElement>(null);
  const deferred = useDeferredValue(text);
  const { type, product, report_type: reportType } = workflow;
  const traits = useMemo(() => traitsOf({ type, product, report_type: reportType }), [type, product, reportType]);
  const parsed = useMemo(() => parseBulkSuppliers(deferred, traits), [deferred, traits]);
  const known = useDuplicates(useMemo(() => candidatesOf(parsed), [parsed]));
  const isEmpty = deferred.trim() === '';
  const problems = isEmpty
    ? []
    : parsed.violations.map((violation) => {
        const message = translateError(violation, locale);
        return violation.index === undefined ? message : t(ADD.line, { n: violation.index + 1, message });
      });
  const add = useDeed(() => suppliersApi.addSuppliersBulk(workflow.id, text), {
    onError: failures.fail,
    success: ({ suppliers }) => t(ADD.addedMany, { count: suppliers.length }),
    onDone: async () => {
      setText('');
      failures.clear();
      await refresh(workflow.id);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    failures.clear();
    const { violations } = parseBulkSuppliers(text, traits);
    if (violations.length === 0) {
      void known.confirm().then((isConfirmed) => {
        if (isConfirmed) add.mutate();
      });
    } else if (isEmpty) failures.check(violations);
    else problemList.current?.scrollIntoView({ block: 'nearest' });
  };
  const order = bulkFieldsOf(traits)
    .map((field) => t(INVITE_FIELD_WORDS[field]))
    .join('; ');
  return (
    <>
      <form onSubmit={submit} noValidate>
        <ViolationAlert messages={failures.messages} onClose={failures.clear} />
        <Box ref={problemList} sx={{ scrollMarginTop: 80 }}>
          <ViolationAlert messages={problems} />
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>{t(ADD.bulkHint, { max: BULK_SUPPLIER_LIMIT })}</Typography>
        <Typography sx={{ mb: 1.5, fontWeight: 600 }}>{order}</Typography>
        <TextField
          multiline
          minRows={6}
          maxRows={16}
          label={t(ADD.bulkLabel)}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            known.lookLater(candidatesOf(parseBulkSuppliers(event.target.value, traits)));
          }}
          slotProps={{
            htmlInput: { spellCheck: false, style: { fontFamily: 'ui-monospace, monospace', fontSize: '0.85rem' } },
          }}
        />
        {!isEmpty && (
          <Alert severity={problems.length > 0 ? 'warning' : 'success'} role="status" sx={{ my: 1.5 }}>
            {problems.length > 0
              ? t(ADD.fix, { count: problems.length })
              : t(ADD.ready, { count: parsed.invites.length })}
          </Alert>
        )}
        {!isEmpty && <BulkPreview text={deferred} traits={traits} violations={parsed.violations} />}
        <DuplicateAlert matches={known.matches} isList />
        <Button type="submit" variant="contained" loading={add.isPending} sx={{ mt: 2 }}>
          {t(known.matches.length > 0 ? ADD.addAnyway : ADD.bulkAdd)}
        </Button>
      </form>
      <ImportFile workflow={workflow} />
    </>
  );
}
