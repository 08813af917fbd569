import { Resource, type ResourceProps } from 'react-admin';
import { users } from './account/users';
import { companies } from './admin/companies';
import { jobs } from './admin/jobs';
import { people } from './admin/people';
import { auditEntries } from './audit';
import { complianceChecks } from './compliance/checks';
import { hits } from './compliance/queue';
import { requests } from './desk';
import { payments } from './desk/payments';
import { privacyRequests } from './desk/privacy';
import { watchlists } from './desk/watchlists';
import { notifications } from './notifications';
import { suppliers } from './suppliers';
import { workflows } from './workflows';

const ALL: readonly ResourceProps[] = [
  workflows,
  suppliers,
  complianceChecks,
  hits,
  notifications,
  users,
  auditEntries,
  requests,
  payments,
  privacyRequests,
  watchlists,
  companies,
  people,
  jobs,
];

export const resources = ALL.map((resource) => <Resource key={resource.name} {...resource} />);
