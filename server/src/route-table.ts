import type { Route } from './http/route';
import { answersRoutes } from './routes/onboarding/answers.routes';
import { birRequestsRoutes } from './routes/onboarding/bir-requests.routes';
import { onboardingRoutes } from './routes/onboarding/onboarding.routes';
import { systemRoutes } from './routes/system/system.routes';

/** Every call of the API. The OpenAPI page, the mounting and the isolation test read it. */
export const ROUTES: readonly Route[] = [...systemRoutes, ...onboardingRoutes, ...answersRoutes, ...birRequestsRoutes];
