import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../paths';
import { NOT_ON_CLUSTER } from './not-on-cluster';

test.each(Object.keys(NOT_ON_CLUSTER))('%s, which is left out on the cluster, exists', (file) => {
  expect(existsSync(inRoot(...file.split('/')))).toBe(true);
});
