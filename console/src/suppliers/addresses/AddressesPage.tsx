import { UNDELIVERED_MAX } from '@homologa/domain/suppliers/addresses/address-rules';
import type { UndeliveredListResponse } from '@homologa/domain/suppliers/addresses/addresses.contract';
import { IMPORT_SUPPLIER_LIMIT } from '@homologa/domain/suppliers/limits';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import DeliveredIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Alert, Box, Card, MenuItem, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useProvider } from '../../shared/data/provider/use-provider';
import { LeaveGuard } from '../../shared/forms/LeaveGuard';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Panel } from '../../shared/ui/Panel';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { Loaded } from '../../shared/ui/states/Loaded';
import { SUPPLIERS } from '../suppliers.texts';
import { ADDRESSES } from './addresses.texts';
import { CorrectionLines } from './CorrectionLines';
import { supplierOf } from './correction-calls';
import { Forecast } from './Forecast';
import { UndeliveredList } from './UndeliveredList';
import { useCorrections } from './use-corrections';

/** Number of suppliers up to which the button above them stays in sight. */
const FEW = 5;

/** Corrects the addresses of many suppliers whose invitation failed, typed or pasted, and sends it again. */
export default function AddressesPage() {
  const t = useText();
  const dataProvider = useProvider();
  const [params] = useSearchParams();
  const workflowId = params.get('workflow') ?? undefined;
  usePage({ label: t(SUPPLIERS.title), to: '/suppliers' }, { label: t(ADDRESSES.title) });
  const query = useQuery({
    queryKey: ['suppliers', 'getUndelivered', workflowId ?? null],
    queryFn: () => dataProvider.getUndelivered(workflowId),
    refetchOnMount: 'always',
    // Keeps the form mounted while another workflow's suppliers are loaded, and so what was typed into it.
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle title={t(ADDRESSES.title)} subtitle={t(ADDRESSES.subtitle)} />
      <Loaded query={query}>{(undelivered) => <Corrections {...undelivered} />}</Loaded>
    </>
  );
}

interface WorkflowChoiceProps extends Pick<UndeliveredListResponse, 'suppliers'> {
  onChoose: () => void;
}

function WorkflowChoice({ suppliers, onChoose }: WorkflowChoiceProps) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const chosen = params.get('workflow') ?? '';
  const titles = new Map(suppliers.map(({ workflow: { id, title } }) => [id, title]));
  const isUnnamed = chosen !== '' && !titles.has(chosen);
  const { data } = useGetOne<WorkflowResponse>('workflows', { id: chosen }, { enabled: isUnnamed });
  if (!chosen && titles.size < 2) return null;
  return (
    <TextField
      select
      label={t(ADDRESSES.workflow)}
      value={chosen}
      onChange={({ target }) => {
        setParams(target.value ? { workflow: target.value } : {});
        onChoose();
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ mb: 2, width: { xs: '100%', sm: 360 } }}
    >
      <MenuItem value="">{t(ADDRESSES.allWorkflows)}</MenuItem>
      {isUnnamed && <MenuItem value={chosen}>{data?.info.title ?? '–'}</MenuItem>}
      {[...titles].map(([id, title]) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Corrections({ suppliers, is_whole: isWhole }: UndeliveredListResponse) {
  const t = useText();
  const format = useFormat();
  const guardId = useId();
  const known = useMemo(() => suppliers.map(supplierOf), [suppliers]);
  const page = useCorrections(known);
  const { forecast, result, lines, preview, correct } = page;
  const told = useRef<HTMLDivElement>(null);
  // The answer is above the list of suppliers, out of sight of whoever pressed the button below it.
  useEffect(() => {
    if (forecast ?? result) told.current?.focus();
  }, [forecast, result]);
  const refusal =
    lines.length === 0
      ? t(ADDRESSES.nothing)
      : lines.length > IMPORT_SUPPLIER_LIMIT
        ? t(ADDRESSES.tooMany, { max: format.number(IMPORT_SUPPLIER_LIMIT) })
        : null;
  const button = (
    <ReasonButton
      variant={forecast ? 'outlined' : 'contained'}
      reason={refusal}
      loading={preview.isPending}
      onClick={() => preview.mutate(page.mayShare)}
      sx={{ mt: 2 }}
    >
      {t(ADDRESSES.preview)}
    </ReasonButton>
  );
  return (
    <>
      <LeaveGuard id={guardId} isUnsaved={lines.length > 0} />
      <WorkflowChoice suppliers={suppliers} onChoose={page.forget} />
      {suppliers.length === 0 && lines.length === 0 && !result ? (
        <Card>
          <EmptyState icon={<DeliveredIcon />} title={t(ADDRESSES.none)} text={t(ADDRESSES.noneHint)} />
        </Card>
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Panel title={t(ADDRESSES.paste)}>
            <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t(ADDRESSES.pasteHint)}</Typography>
            <TextField
              fullWidth
              multiline
              minRows={4}
              maxRows={16}
              label={t(ADDRESSES.lines)}
              value={page.text}
              onChange={(event) => page.paste(event.target.value)}
              slotProps={{
                htmlInput: { spellCheck: false, style: { fontFamily: 'ui-monospace, monospace', fontSize: '0.85rem' } },
              }}
            />
            {button}
          </Panel>
          <Box ref={told} tabIndex={-1} sx={{ scrollMarginTop: 80, '&:empty': { display: 'none' } }}>
            {forecast && (
              <Forecast
                corrections={forecast}
                mayShare={page.mayShare}
                isBusy={correct.isPending || preview.isPending}
                onShare={(isOn) => preview.mutate(isOn)}
                onConfirm={() => correct.mutate(forecast)}
              />
            )}
            {result && <Result corrections={result} />}
          </Box>
          {suppliers.length > 0 && (
            <section>
              <Typography variant="h2" sx={{ mb: 1 }}>
                {t(ADDRESSES.suppliers)}
              </Typography>
              {!isWhole && (
                <Alert severity="info" sx={{ mb: 1 }}>
                  {t(ADDRESSES.notWhole, { max: format.number(UNDELIVERED_MAX) })}
                </Alert>
              )}
              <UndeliveredList suppliers={suppliers} typed={page.typed} onType={page.type} />
              {suppliers.length > FEW && button}
            </section>
          )}
        </Box>
      )}
    </>
  );
}

function Result({ corrections }: Pick<Parameters<typeof CorrectionLines>[0], 'corrections'>) {
  const t = useText();
  const done = corrections.filter(({ problem }) => problem === null);
  const isWhole = done.length === corrections.length;
  return (
    <Panel title={t(ADDRESSES.result)}>
      <Alert severity={isWhole ? 'success' : 'warning'} role="status">
        {done.length > 0 ? t(ADDRESSES.corrected, { count: done.length }) : t(ADDRESSES.nothingChanged)}
        {!isWhole && ` ${t(ADDRESSES.kept)}`}
      </Alert>
      <CorrectionLines
        title={t(ADDRESSES.problems, { count: corrections.length - done.length })}
        corrections={corrections.filter(({ problem }) => problem !== null)}
      />
      <CorrectionLines
        title={t(ADDRESSES.changes, { count: done.length })}
        corrections={done}
        done={t(ADDRESSES.isSent)}
      />
    </Panel>
  );
}
