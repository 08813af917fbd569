import { getScreeningSettings, setScreeningSettings } from '@homologa/core/companies/screening-settings';
import { getMonitoring } from '@homologa/core/compliance/monitoring.queries';
import { setMonitoring } from '@homologa/core/compliance/set-monitoring';
import { setWorkflowMonitoring } from '@homologa/core/workflows/monitoring/set-workflow-monitoring';
import { getWorkflowMonitoring } from '@homologa/core/workflows/monitoring/workflow-monitoring.queries';
import {
  supplierMonitoringBody,
  supplierMonitoringResponse,
  workflowMonitoringBody,
  workflowMonitoringResponse,
} from '@homologa/domain/compliance/compliance.contract';
import { screeningSettings } from '@homologa/domain/screenings/screening.contract';
import { supplierParams } from '@homologa/domain/suppliers/supplier.contract';
import { workflowParams } from '@homologa/domain/workflows/workflow.contract';
import { route } from '../../http/route';

export const monitoringRoutes = [
  route({
    method: 'get',
    path: '/api/workflows/:id/monitoring',
    summary: "Whether a workflow's suppliers are monitored",
    auth: 'company',
    params: workflowParams,
    response: workflowMonitoringResponse,
    handler: ({ ctx, params }) => getWorkflowMonitoring(ctx, params.id),
  }),
  route({
    method: 'put',
    path: '/api/workflows/:id/monitoring',
    summary: "Switches the monitoring of a workflow's suppliers",
    auth: 'company',
    params: workflowParams,
    body: workflowMonitoringBody,
    response: workflowMonitoringResponse,
    handler: ({ ctx, params, body }) => setWorkflowMonitoring(ctx, { workflowId: params.id, ...body }),
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/monitoring',
    summary: 'Whether a supplier is monitored, by its own choice or its workflow',
    auth: 'company',
    params: supplierParams,
    response: supplierMonitoringResponse,
    handler: ({ ctx, params }) => getMonitoring(ctx, { workflowId: params.id, supplierId: params.sid }),
  }),
  route({
    method: 'put',
    path: '/api/workflows/:id/suppliers/:sid/monitoring',
    summary: 'Switches the monitoring of a supplier; null leaves it to its workflow',
    auth: 'company',
    params: supplierParams,
    body: supplierMonitoringBody,
    response: supplierMonitoringResponse,
    handler: ({ ctx, params, body }) => setMonitoring(ctx, { workflowId: params.id, supplierId: params.sid, ...body }),
  }),
  route({
    method: 'get',
    path: '/api/screening-settings',
    summary: 'How the company reviews hits of screenings',
    auth: 'company',
    response: screeningSettings,
    handler: ({ ctx }) => getScreeningSettings(ctx),
  }),
  route({
    method: 'put',
    path: '/api/screening-settings',
    summary: 'Sets how the company reviews hits: whether a true match needs a second person',
    auth: 'company',
    body: screeningSettings,
    response: screeningSettings,
    handler: ({ ctx, body }) => setScreeningSettings(ctx, body),
  }),
];
