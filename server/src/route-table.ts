import type { Route } from './http/route';
import { accountRoutes } from './routes/accounts/account.routes';
import { deskCompanyRoutes } from './routes/desk/desk-companies.routes';
import { deskRequestRoutes } from './routes/desk/desk-requests.routes';
import { answersRoutes } from './routes/onboarding/answers.routes';
import { birRequestsRoutes } from './routes/onboarding/bir-requests.routes';
import { onboardingRoutes } from './routes/onboarding/onboarding.routes';
import { reportRoutes } from './routes/reports/reports.routes';
import { systemRoutes } from './routes/system/system.routes';

/** Every call of the API. The OpenAPI page, the mounting and the isolation test read it. */
export const ROUTES: readonly Route[] = [
  ...systemRoutes,
  ...accountRoutes,
  ...onboardingRoutes,
  ...answersRoutes,
  ...birRequestsRoutes,
  ...reportRoutes,
  ...deskRequestRoutes,
  ...deskCompanyRoutes,
];
