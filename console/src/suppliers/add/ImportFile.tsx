import { translateError } from '@homologa/domain/errors/error-messages';
import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import type { AskedColumns } from '@homologa/domain/suppliers/import/import-columns.contract';
import { IMPORT_MAX_BYTES, IMPORT_SUPPLIER_LIMIT } from '@homologa/domain/suppliers/limits';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { saveFile } from '@homologa/web/files/save-file';
import { isApiError } from '@homologa/web/http/api-error';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { ImportChoice } from '../../shared/data/provider/verbs/suppliers.verbs';
import { useAction } from '../../shared/data/use-action';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { useViolations } from '../../shared/forms/use-violations';
import { useFormat } from '../../shared/i18n/use-format';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { useJobs } from '../../shared/jobs/use-jobs';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { UploadButton } from '../../shared/ui/UploadButton';
import { ViolationAlert } from '../../shared/ui/ViolationAlert';
import { traitsOf } from '../workflow/workflow-traits';
import { ADD } from './add.texts';
import { ColumnsDialog } from './ColumnsDialog';
import { importTemplate } from './import-template';
import { useAddRefusal } from './use-add-refusal';

interface LineError {
  line: number;
  code: string;
  message: string;
}

const errorsOf = (job: JobResponse): LineError[] => (job.result?.['errors'] as LineError[] | undefined) ?? [];
const askedOf = (job: JobResponse): AskedColumns | undefined => job.result?.['columns'] as AskedColumns | undefined;

export function ImportFile({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const locale = useAppLocale();
  const format = useFormat();
  const { watch } = useJobs();
  const refresh = useRefreshWorkflow();
  const failures = useViolations();
  const refusal = useAddRefusal(workflow);
  const [repeated, setRepeated] = useState<(ImportChoice & { message: string }) | null>(null);
  const [asked, setAsked] = useState<(ImportChoice & { asked: AskedColumns }) | null>(null);
  const [isToAsk, setToAsk] = useState(false);
  const [refused, setRefused] = useState<{ name: string; errors: LineError[] } | null>(null);
  const finish = (choice: ImportChoice) => (job: JobResponse) => {
    const errors = errorsOf(job);
    const columns = askedOf(job);
    setRefused(errors.length > 0 ? { name: choice.file.name, errors } : null);
    setAsked(columns ? { ...choice, asked: columns } : null);
    void refresh(workflow.id);
  };
  const start = useAction((choice: ImportChoice) => dataProvider.importSuppliers(workflow.id, choice), {
    // Show no notification, because the job tray shows the progress and the result of the import.
    onDone: (job, choice) => {
      setRepeated(null);
      setAsked(null);
      watch(job, { title: t(ADD.importing, { name: choice.file.name }), onFinished: finish(choice) });
    },
    onError: (error, choice) => {
      const isRepeated = isApiError(error, 'import_repeated');
      setAsked(null);
      setRepeated(isRepeated ? { ...choice, message: error.message } : null);
      if (!isRepeated) failures.fail(error);
    },
  });
  const choose = (file: File) => {
    failures.clear();
    setRefused(null);
    start.mutate({ file, again: false, columns: isToAsk ? 'ask' : undefined });
  };
  const say = ({ line, ...error }: LineError): string => {
    const message = translateError(error, locale);
    return line === 0 ? message : t(ADD.line, { n: line, message });
  };
  return (
    <Box component="section" sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" component="h3">
        {t(ADD.file)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>
        {t(ADD.fileHint, { max: format.number(IMPORT_SUPPLIER_LIMIT), size: `${IMPORT_MAX_BYTES / 1024 / 1024} MB` })}
      </Typography>
      <ViolationAlert messages={failures.messages} onClose={failures.clear} />
      {refused && (
        <ViolationAlert
          messages={[t(ADD.importRefused, { name: refused.name }), ...refused.errors.map(say)]}
          onClose={() => setRefused(null)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {refusal === null ? (
          <UploadButton label={t(ADD.chooseFile)} accept=".csv,.txt,.xlsx" isBusy={start.isPending} onFile={choose} />
        ) : (
          <ReasonButton variant="outlined" reason={refusal}>
            {t(ADD.chooseFile)}
          </ReasonButton>
        )}
        <Button
          startIcon={<DownloadIcon />}
          onClick={() =>
            saveFile(new Blob([importTemplate(traitsOf(workflow), t)], { type: 'text/csv' }), t(ADD.templateName))
          }
        >
          {t(ADD.template)}
        </Button>
      </Box>
      <FormControlLabel
        control={<Checkbox checked={isToAsk} onChange={(event) => setToAsk(event.target.checked)} />}
        label={t(ADD.askColumns)}
      />
      {asked && (
        <ColumnsDialog
          asked={asked.asked}
          traits={traitsOf(workflow)}
          isBusy={start.isPending}
          onConfirm={(columns) => start.mutate({ file: asked.file, again: asked.again, columns })}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        open={repeated !== null}
        title={t(ADD.importAgain)}
        confirmLabel={t(ADD.importAgainConfirm)}
        isBusy={start.isPending}
        onConfirm={() => repeated && start.mutate({ ...repeated, again: true })}
        onClose={() => setRepeated(null)}
      >
        <Typography>{repeated?.message}</Typography>
        <Typography sx={{ mt: 1 }}>{t(ADD.importAgainHint)}</Typography>
      </ConfirmDialog>
    </Box>
  );
}
