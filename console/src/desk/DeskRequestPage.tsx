import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { GATEWAY_WORDS } from '@homologa/domain/reports/gateways';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useProvider } from '../shared/data/provider/use-provider';
import { useAction } from '../shared/data/use-action';
import { FileViewer } from '../shared/files/FileViewer';
import { type ViewedFile, ViewerContext } from '../shared/files/viewed-file';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { Facts } from '../shared/ui/Facts';
import { BELOW_HEADER } from '../shared/ui/header-height';
import { Panel } from '../shared/ui/Panel';
import { Loaded } from '../shared/ui/states/Loaded';
import { CallLog } from './CallLog';
import { CALLS } from './calls.texts';
import { BeginCorrection, CorrectionUnderWay } from './delivery/corrections/CorrectionActions';
import { CorrectionsForm } from './delivery/corrections/CorrectionsForm';
import { DeliverCorrection } from './delivery/corrections/DeliverCorrection';
import { DeliverActions } from './delivery/DeliverActions';
import { DeliveredVersions } from './delivery/DeliveredVersions';
import { Details } from './delivery/Details';
import { Figures } from './delivery/Figures';
import { SecondLook } from './delivery/SecondLook';
import { type Source, SourceContext } from './delivery/source-context';
import { DESK } from './desk.texts';
import { AssignRequest } from './queue/AssignRequest';
import { ChangeStatus } from './queue/ChangeStatus';
import { GATEWAY } from './queue/gateway.texts';
import { Hold } from './queue/Hold';
import { AtGateway, MoveToGateway } from './queue/MoveToGateway';
import { RequestFiles } from './RequestFiles';
import { RequestHistory } from './RequestHistory';
import { RequestStrip } from './RequestStrip';
import {
  isAtDesk,
  isOpen,
  RequestContext,
  useHolds,
  useIsHeldByOther,
  useIsWorkable,
  useRequest,
  useTakeAnswer,
} from './request-context';
import { SendBackButton } from './send-back/SendBackButton';
import { SendBacks } from './send-back/SendBacks';
import { SupplierData } from './supplied/SupplierData';
import { SupplierPayment } from './supplied/SupplierPayment';

export default function DeskRequestPage() {
  const { id = '' } = useParams();
  const query = useGetOne<DeskRequestResponse>('requests', { id });
  return (
    <Loaded query={query}>
      {(request) => (
        <RequestContext.Provider value={request}>
          <Request request={request} />
        </RequestContext.Provider>
      )}
    </Loaded>
  );
}

function TakeFirst() {
  const t = useText();
  const dataProvider = useProvider();
  const { id } = useRequest();
  const onDone = useTakeAnswer();
  const take = useAction(() => dataProvider.takeRequest(id), { success: t(DESK.taken), onDone });
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button variant="contained" size="small" loading={take.isPending} onClick={() => take.mutate()}>
          {t(DESK.take)}
        </Button>
      }
    >
      {t(DESK.takeFirst)}
    </Alert>
  );
}

function Summary({ request }: { request: DeskRequestResponse }) {
  const t = useText();
  const format = useFormat();
  const gateway = t(GATEWAY_WORDS[request.gateway]);
  return (
    <Panel
      title={t(DESK.status)}
      action={
        <>
          <SendBackButton />
          <ChangeStatus />
          <MoveToGateway />
          <AssignRequest />
        </>
      }
    >
      <Facts
        columns={2}
        facts={[
          { label: t(DESK.client), value: request.client.name },
          {
            label: t(DESK.kind),
            value: t(REPORT_TYPE_WORDS[request.kind === 'bir' ? request.workflow.report_type : request.kind]),
          },
          { label: t(DESK.requested), value: format.dateTime(request.requested_at) },
          { label: t(DESK.due), value: format.dateTime(request.due_at) },
          {
            label: t(GATEWAY.madeBy),
            value:
              request.gateway_reference && !isAtDesk(request)
                ? t(GATEWAY.reference, { gateway, reference: request.gateway_reference })
                : gateway,
          },
          { label: t(DESK.takenBy), value: request.taken_by?.name ?? t(DESK.nobody) },
        ]}
      />
      {request.without_call_reason && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {t(CALLS.withoutCall, { reason: request.without_call_reason })}
        </Typography>
      )}
    </Panel>
  );
}

function Actions() {
  const request = useRequest();
  const holds = useHolds();
  if (isOpen(request)) return holds && <DeliverActions />;
  if (request.correction) return holds && <DeliverCorrection />;
  return request.status === 'delivered' && <BeginCorrection />;
}

/** Keeps the supplier's data in view beside the longer forms, with a scrollbar of its own. */
const BESIDE_FORMS = {
  gap: 2,
  minWidth: 0,
  position: { lg: 'sticky' },
  top: `calc(${BELOW_HEADER} + var(--strip-height, 0px) + 12px)`,
  maxHeight: { lg: `calc(100dvh - ${BELOW_HEADER} - var(--strip-height, 0px) - 24px)` },
  overflowY: { lg: 'auto' },
} as const;

function Request({ request }: { request: DeskRequestResponse }) {
  const t = useText();
  const [source, setSource] = useState<Source | null>(null);
  const [viewed, setViewed] = useState<ViewedFile | null>(null);
  const isHeld = useIsHeldByOther();
  const isWorkable = useIsWorkable();
  const name = request.supplier.company_name || request.supplier.tax_id;
  usePage({ label: t(DESK.title), to: '/desk' }, { label: name });
  return (
    <SourceContext.Provider value={{ source, setSource }}>
      <RequestStrip request={request} title={name} actions={<Actions />} />
      {request.status === 'queued' && isAtDesk(request) && !isHeld && <TakeFirst />}
      <AtGateway />
      <Hold />
      <CorrectionUnderWay />
      <SecondLook />
      <ViewerContext.Provider value={{ file: viewed, view: setViewed }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
          <FileViewer />
          {/* Hidden, not unmounted, while a file is open, so that the page keeps its state. */}
          <Box sx={{ ...BESIDE_FORMS, display: viewed ? 'none' : 'grid' }}>
            <Summary request={request} />
            {/* Payment first: nothing can be verified or delivered before the payment is accepted. */}
            {request.bir_request && <SupplierPayment request={request.bir_request} />}
            <SendBacks />
            <SupplierData />
          </Box>
          {/* Sections in working order: call, correct, enter the figures, deliver. */}
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <CallLog />
            {isWorkable && <CorrectionsForm />}
            <Figures />
            <Details />
            <RequestFiles />
            <DeliveredVersions />
            <RequestHistory />
          </Box>
        </Box>
      </ViewerContext.Provider>
    </SourceContext.Provider>
  );
}
