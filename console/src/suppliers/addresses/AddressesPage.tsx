import { UNDELIVERED_MAX } from '@homologa/domain/suppliers/addresses/address-rules';
import type { UndeliveredListResponse } from '@homologa/domain/suppliers/addresses/addresses.contract';
import { IMPORT_SUPPLIER_LIMIT } from '@homologa/domain/suppliers/limits';
import DeliveredIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Alert, Box, Card, TextField, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { LeaveGuard } from '../../shared/forms/LeaveGuard';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Panel } from '../../shared/ui/Panel';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { Loaded } from '../../shared/ui/states/Loaded';
import { STATES } from '../../shared/ui/states/states.texts';
import { SUPPLIERS } from '../suppliers.texts';
import { ADDRESSES } from './addresses.texts';
import { busyProps } from './busy-props';
import { supplierOf } from './correction-calls';
import { Forecast } from './Forecast';
import { Result } from './Result';
import { UndeliveredList } from './UndeliveredList';
import { useCorrections } from './use-corrections';
import { useUndelivered } from './use-undelivered';
import { WorkflowChoice } from './WorkflowChoice';

/** Number of suppliers up to which the button above them stays in sight. */
const FEW = 5;

const NOBODY: UndeliveredListResponse = { suppliers: [], is_whole: true };

type Page = ReturnType<typeof useCorrections>;

/** Corrects the addresses of many suppliers whose invitation failed, typed or pasted, and sends it again. */
export default function AddressesPage() {
  const t = useText();
  const guardId = useId();
  const [params] = useSearchParams();
  const workflowId = params.get('workflow') ?? undefined;
  usePage({ label: t(SUPPLIERS.title), to: '/suppliers' }, { label: t(ADDRESSES.title) });
  const { query, titles, hasLoaded } = useUndelivered(workflowId);
  const undelivered = query.data ?? NOBODY;
  const known = useMemo(() => undelivered.suppliers.map(supplierOf), [undelivered]);
  // Above what is loaded, so that a failed load takes nothing that was pasted or typed.
  const page = useCorrections(known, workflowId);
  const failure = query.data ? null : <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <PageTitle title={t(ADDRESSES.title)} subtitle={t(ADDRESSES.subtitle)} />
      <LeaveGuard id={guardId} isUnsaved={page.hasTyped} />
      {hasLoaded ? (
        <>
          <WorkflowChoice titles={titles} isBusy={page.isBusy} />
          <Corrections {...undelivered} page={page} failure={failure} isLoading={query.isPlaceholderData} />
        </>
      ) : (
        <Loaded query={query}>{() => null}</Loaded>
      )}
    </>
  );
}

interface CorrectionsProps extends UndeliveredListResponse {
  page: Page;
  /** Error message in place of the suppliers, if loading the chosen workflow's suppliers failed. */
  failure: ReactNode;
  /** True while the chosen workflow's suppliers are being loaded. */
  isLoading: boolean;
}

function Corrections({ suppliers, is_whole: isWhole, page, failure, isLoading }: CorrectionsProps) {
  const t = useText();
  const format = useFormat();
  const { forecast, result, isBusy, count } = page;
  const told = useRef<HTMLDivElement>(null);
  // Moves the focus to the answer, because users who press the button below the list cannot see it.
  useEffect(() => {
    if (page.answers > 0) told.current?.focus();
  }, [page.answers]);
  const refusal = () => {
    if (failure) return t(STATES.loadFailed);
    if (count === 0) return t(ADDRESSES.nothing);
    return count > IMPORT_SUPPLIER_LIMIT ? t(ADDRESSES.tooMany, { max: format.number(IMPORT_SUPPLIER_LIMIT) }) : null;
  };
  const canPreview = !isBusy && !isLoading;
  const button = (
    <ReasonButton
      variant={forecast ? 'outlined' : 'contained'}
      reason={isBusy ? null : refusal()}
      {...busyProps(!canPreview)}
      onClick={() => canPreview && page.preview({ mayShare: page.mayShare, movesFocus: true })}
      sx={{ mt: 2 }}
    >
      {t(ADDRESSES.preview)}
    </ReasonButton>
  );
  if (suppliers.length === 0 && !failure && !result && page.text.trim() === '') {
    return (
      <Card>
        <EmptyState icon={<DeliveredIcon />} title={t(ADDRESSES.none)} text={t(ADDRESSES.noneHint)} />
      </Card>
    );
  }
  return (
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
            htmlInput: {
              readOnly: isBusy,
              'aria-busy': isBusy,
              spellCheck: false,
              style: { fontFamily: 'ui-monospace, monospace', fontSize: '0.85rem' },
            },
          }}
        />
        {button}
      </Panel>
      <Box
        ref={told}
        tabIndex={-1}
        {...((forecast ?? result) && {
          role: 'group',
          'aria-label': t(forecast ? ADDRESSES.forecast : ADDRESSES.result),
        })}
        sx={{ scrollMarginTop: 80, '&:empty': { display: 'none' } }}
      >
        {forecast && (
          <Forecast
            corrections={forecast}
            mayShare={page.mayShare}
            isBusy={isBusy}
            onShare={(mayShare) => page.preview({ mayShare, movesFocus: false })}
            onConfirm={() => page.correct(forecast)}
          />
        )}
        {result && <Result {...result} />}
      </Box>
      {failure}
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
          <UndeliveredList suppliers={suppliers} typed={page.typed} isBusy={isBusy} onType={page.type} />
          {suppliers.length > FEW && button}
        </section>
      )}
    </Box>
  );
}
