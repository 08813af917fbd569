import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { callVoid, httpClient } from '../../http/http-client';
import { type ResourceMeta, resourcePath } from './resource-path';
import { accountVerbs, secondFactorVerbs } from './verbs/account.verbs';
import { adminVerbs } from './verbs/admin.verbs';
import { bulkActionVerbs } from './verbs/bulk-actions.verbs';
import { checkVerbs } from './verbs/checks.verbs';
import { deskJobVerbs } from './verbs/desk-jobs.verbs';
import { fileVerbs } from './verbs/files.verbs';
import { jobVerbs } from './verbs/jobs.verbs';
import { labelVerbs } from './verbs/labels.verbs';
import { mailVerbs } from './verbs/mail.verbs';
import { monitoringVerbs } from './verbs/monitoring.verbs';
import { needsYouVerbs } from './verbs/needs-you.verbs';
import { notificationChoiceVerbs } from './verbs/notification-choices.verbs';
import { notificationVerbs } from './verbs/notifications.verbs';
import { paymentVerbs } from './verbs/payments.verbs';
import { privacyVerbs } from './verbs/privacy.verbs';
import { questionnaireFileVerbs } from './verbs/questionnaires/questionnaire-files.verbs';
import { questionnaireVersionVerbs } from './verbs/questionnaires/questionnaire-versions.verbs';
import { templateVerbs } from './verbs/questionnaires/templates.verbs';
import { reportVerbs } from './verbs/reports.verbs';
import { requestVerbs } from './verbs/requests.verbs';
import { screeningVerbs } from './verbs/screenings.verbs';
import { searchVerbs } from './verbs/search.verbs';
import { statisticVerbs } from './verbs/statistics.verbs';
import { supplierVerbs } from './verbs/suppliers.verbs';
import { userVerbs } from './verbs/users.verbs';
import { watchlistVerbs } from './verbs/watchlists.verbs';
import { workflowChoiceVerbs } from './verbs/workflow-choices.verbs';
import { getWorkflowAlone, workflowVerbs } from './verbs/workflows.verbs';

const rest = simpleRestProvider('/api', httpClient);

/** The API updates these resources with PATCH, all others with PUT. */
const PATCHED = new Set(['companies', 'people', 'users', 'notifications']);

interface Asked {
  meta?: unknown;
}

const pathOf = (resource: string, { meta }: Asked): string => resourcePath(resource, meta as ResourceMeta | undefined);

const recordPath = (resource: string, params: Asked & { id: string | number }): string =>
  `/api/${pathOf(resource, params)}/${encodeURIComponent(params.id)}`;

const records = {
  ...rest,
  getList: (resource, params) => rest.getList(pathOf(resource, params), params),
  getOne: async (resource, params) =>
    // Load a workflow by `getWorkflowAlone`, without its suppliers: a launched workflow may have ten thousand
    // suppliers, which its pages load separately.
    resource === 'workflows'
      ? { data: await getWorkflowAlone(String(params.id), params.signal) }
      : rest.getOne(pathOf(resource, params), params),
  create: (resource, params) => rest.create(pathOf(resource, params), params),
  update: async (resource, params) => {
    const { json } = await httpClient(recordPath(resource, params), {
      method: PATCHED.has(resource) ? 'PATCH' : 'PUT',
      body: JSON.stringify(params.data),
    });
    return { data: json };
  },
  delete: async (resource, params) => {
    await callVoid(recordPath(resource, params), { method: 'DELETE' });
    return { data: params.previousData ?? { id: params.id } };
  },
} as DataProvider;

export const dataProvider = {
  ...records,
  supportAbortSignal: true,
  ...accountVerbs,
  ...adminVerbs,
  ...bulkActionVerbs,
  ...checkVerbs,
  ...deskJobVerbs,
  ...fileVerbs,
  ...jobVerbs,
  ...labelVerbs,
  ...mailVerbs,
  ...monitoringVerbs,
  ...needsYouVerbs,
  ...notificationChoiceVerbs,
  ...notificationVerbs,
  ...paymentVerbs,
  ...privacyVerbs,
  ...questionnaireFileVerbs,
  ...questionnaireVersionVerbs,
  ...reportVerbs,
  ...requestVerbs,
  ...screeningVerbs,
  ...searchVerbs,
  ...secondFactorVerbs,
  ...statisticVerbs,
  ...supplierVerbs,
  ...templateVerbs,
  ...userVerbs,
  ...watchlistVerbs,
  ...workflowChoiceVerbs,
  ...workflowVerbs,
} satisfies DataProvider;

export type ConsoleDataProvider = typeof dataProvider;
