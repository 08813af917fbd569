import { expect, test } from 'vitest';
import { parseCluster } from './options';

test('without arguments the cluster runs with Sentinels and HAProxy', () => {
  const options = { redis: 'sentinel', proxy: 'haproxy', store: 'folder', data: null };
  expect(parseCluster([])).toEqual({ options, task: { kind: 'run' } });
});

test('load and test take their own arguments, and the forms of the cluster', () => {
  const { options, task } = parseCluster([
    'load',
    '--minutes',
    '3',
    '--redis',
    'cluster',
    '--proxy',
    'nginx',
    '--store',
    's3',
  ]);
  expect(options).toMatchObject({ redis: 'cluster', proxy: 'nginx', store: 's3' });
  expect(task).toEqual({ kind: 'load', minutes: 3, seed: 1 });
  expect(parseCluster(['test', 'int', 'suppliers', 'jobs']).task).toEqual({
    kind: 'test',
    part: 'int',
    filters: ['suppliers', 'jobs'],
  });
  expect(parseCluster(['test', 'e2e']).task).toEqual({ kind: 'test', part: 'e2e', filters: [] });
});

test.each([
  [['--redis', 'single'], /--redis is 'single', and must be sentinel or cluster/],
  [['--proxy', 'caddy'], /--proxy is 'caddy', and must be haproxy or nginx/],
  [['--store', 'disk'], /--store is 'disk', and must be folder or s3/],
  [['load', '--minutes', 'x'], /--minutes is 'x', and must be a number above 0/],
  [['test', 'unit', 'x'], /'test unit x' is no task of the cluster/],
  [['--kills', '3'], /Unknown option '--kills'/],
])('%j are rejected with the forms that exist', (args, message) => {
  expect(() => parseCluster(args)).toThrow(message);
});
