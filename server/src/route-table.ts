import type { Route } from './http/route';
import { accountRoutes } from './routes/accounts/account.routes';
import { systemRoutes } from './routes/system/system.routes';

/** Every call of the API. The OpenAPI page, the mounting and the isolation test read it. */
export const ROUTES: readonly Route[] = [...systemRoutes, ...accountRoutes];
