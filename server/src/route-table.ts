import type { Route } from './http/route';
import { accountRoutes } from './routes/accounts/account.routes';
import { supplierFileRoutes } from './routes/suppliers/supplier-files.routes';
import { supplierRoutes } from './routes/suppliers/suppliers.routes';
import { systemRoutes } from './routes/system/system.routes';

/** Every call of the API. The OpenAPI page, the mounting and the isolation test read it. */
export const ROUTES: readonly Route[] = [...systemRoutes, ...accountRoutes, ...supplierRoutes, ...supplierFileRoutes];
