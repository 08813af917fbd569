import { tried } from '@homologa/core/test/tried';
import { expect, test } from 'vitest';
import { schemaOf } from './http/json-schema';
import type { Route } from './http/route';
import { ROUTES } from './route-table';

/** Fields that decide rights, money, states or owners. Callers must not set them beside what a route is for. */
const PRIVILEGED = [
  'accepted_at',
  'account_id',
  'account_role',
  'active',
  'company_id',
  'completed_at',
  'created_by',
  'enabled',
  'four_eyes',
  'is_admin',
  'is_staff',
  'onboarding_step',
  'paid',
  'password_hash',
  'permissions',
  'price',
  'price_per_supplier',
  'products',
  'revoked_at',
  'role',
  'security',
  'session_id',
  'staff_roles',
  'status',
  'total',
  'used',
  'user_id',
];

const PRICED = ['.price_per_supplier', '.products', '.products[].enabled', '.products[].total'];
const FORM = ['.form.activity.products'];

/**
 * Routes that take such a field on purpose; a test of each shows who may. The fields of a client's features are refused
 * to clients, a status of a workflow may only be launched or closed, and `account_id` must be the session's account.
 */
const DECLARED: Record<string, readonly string[]> = {
  'PATCH /api/companies/:id/features': PRICED,
  'PATCH /api/companies/:id/users/:user_id': ['.active', '.role'],
  'PATCH /api/desk/companies/:id/features': PRICED,
  'PATCH /api/desk/users/:id': ['.active'],
  'PATCH /onboarding/bir-requests/:id': FORM,
  'PATCH /onboarding/workflows/:id/suppliers/:sid/account': ['.account_id'],
  'POST /api/companies/:id/users': ['.role'],
  'POST /api/desk/companies': PRICED.map((field) => `.features${field}`),
  'POST /api/desk/jobs/changes/all': ['.company_id'],
  'POST /api/desk/mail/retries': ['.company_id'],
  'POST /api/desk/requests/:id/status': ['.status'],
  'POST /api/desk/users': ['.company_id', '.role'],
  'POST /api/desk/users/invitations': ['.company_id', '.role', '.staff_roles'],
  'POST /api/suppliers/bulk-actions': ['.filter.status'],
  'POST /api/suppliers/download-excel': ['.filter.status'],
  'POST /api/workflows': ['.price_per_supplier'],
  'POST /api/workflows/:id/download-excel': ['.filter.status'],
  'POST /api/workflows/:id/suppliers/bulk-actions': ['.filter.status'],
  'PUT /api/desk/companies/:id/active': ['.active'],
  'PUT /api/desk/users/:id/roles': ['.staff_roles'],
  'PUT /api/screening-settings': ['.four_eyes'],
  'PUT /api/workflows/:id': ['.price_per_supplier', '.status'],
  'PUT /api/workflows/:id/suppliers/:sid': ['.status'],
  'PUT /onboarding/bir-requests/:id': FORM,
};

const FEATURES = ['.'];
const DRAFT = ['.company', '.form'];
/** What a browser reports of a passkey; the library that checks it knows its fields. */
const PASSKEY = ['.passkey.response'];

/** Titles of a table's columns by the columns' ids, each a text per language. */
const TITLES = ['.items[].column_titles'];

/** Objects of bodies that take fields of any name: the use case reads those that it knows. */
const OPEN: Record<string, readonly string[]> = {
  'PATCH /api/companies/:id/features': FEATURES,
  'PATCH /api/desk/companies/:id/features': FEATURES,
  'PATCH /api/desk/requests/:id/data': ['.details.earlier_periods[].amounts'],
  'PATCH /onboarding/bir-requests/:id': DRAFT,
  'POST /api/account/second-factor/passkeys': PASSKEY,
  'POST /api/desk/questionnaire-templates': TITLES,
  'POST /api/desk/questionnaire-templates/:id/versions': TITLES,
  'POST /api/questionnaire-templates': TITLES,
  'POST /api/questionnaire-templates/:id/versions': TITLES,
  'POST /auth/second-factor': PASSKEY,
  'POST /auth/step-up': PASSKEY,
  'PUT /api/accounts/:id': [
    '.preferences.saved_views[].filter',
    '.preferences.saved_views[].widths',
    '.preferences.supplier_column_widths',
  ],
  'PUT /onboarding/bir-requests/:id': DRAFT,
};

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: boolean | Shape;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  $ref?: string;
}

const bodied = ROUTES.filter((route) => route.body && !route.raw);
const nameOf = (route: Route): string => `${route.method.toUpperCase()} ${route.path}`;

function* objectsOf(shape: Shape, path = ''): Generator<[path: string, shape: Shape]> {
  if (shape.properties || shape.type === 'object') yield [path, shape];
  for (const [name, inner] of Object.entries(shape.properties ?? {})) yield* objectsOf(inner, `${path}.${name}`);
  for (const inner of [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]) {
    yield* objectsOf(inner, path);
  }
  if (shape.items) yield* objectsOf(shape.items, `${path}[]`);
}

const shapesOf = (route: Route): [string, Shape][] =>
  route.body ? [...objectsOf(schemaOf(route.body, 'output'))] : [];

test('no body takes a field of rights, money or states but those that exist to set it', () => {
  const taken: Record<string, string[]> = {};
  for (const route of bodied) {
    const fields = shapesOf(route).flatMap(([path, { properties = {} }]) =>
      Object.keys(properties).flatMap((name) => (PRIVILEGED.includes(name) ? [`${path}.${name}`] : [])),
    );
    tried(PRIVILEGED.length);
    if (fields.length > 0) taken[nameOf(route)] = [...new Set(fields)].sort();
  }
  expect(taken).toEqual(DECLARED);
});

test('a field that no contract names goes no further than the contract', () => {
  const open: Record<string, string[]> = {};
  for (const route of bodied) {
    const paths = shapesOf(route).flatMap(([path, { additionalProperties }]) =>
      additionalProperties === false ? [] : [path || '.'],
    );
    tried(1);
    if (paths.length > 0) open[nameOf(route)] = [...new Set(paths)].sort();
  }
  expect(open).toEqual(OPEN);
});
