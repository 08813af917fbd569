import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createPrometheusMetrics } from './prometheus';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string };
}
const { groups } = parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
const { panels } = JSON.parse(read('deploy/grafana/homologa.json')) as { panels: Panel[] };
const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));

/** Metric that Prometheus itself adds to each target. */
const OF_PROMETHEUS = 'up';
const SUFFIX = /_(bucket|count|sum)$/;

/** Returns the metrics of an expression with the labels that it selects or groups by. */
function metricsIn(expr: string): { name: string; labels: string[] }[] {
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/));
  const plain = expr.replaceAll(/\bby \([^)]*\)/g, ' ');
  return [...plain.matchAll(/\b(up|(?:homologa|nodejs|process)_[a-z0-9_]+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', selected = '']) => ({
      name,
      labels: [...[...selected.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label), ...grouped],
    }),
  );
}

/** Labels of each metric; those of Prometheus (job, instance) belong to all. */
const labelsOf = new Map<string, Set<string>>();
const names = (): string[] => [...labelsOf.keys()];

beforeAll(async () => {
  const metrics = await createPrometheusMetrics('test', { version: '1', commit: 'a' });
  metrics.expectJobs(['exports.suppliers']);
  metrics.requestBegun();
  metrics.requestEnded({ method: 'GET', route: '/x', status: 200, seconds: 1 });
  metrics.jobEnded({ name: 'exports.suppliers', outcome: 'completed', waitSeconds: 1, seconds: 1 });
  metrics.called('bureau', 'answered', 1);
  metrics.breakerSet('bureau', false);
  metrics.gauge({
    pools: () => [{ pool: 'company', open: 2, idle: 1, waiting: 0 }],
    queues: () => [{ queue: 'mail', idleSeconds: 1 }],
    room: async () => 1,
    backlog: async () => ({
      jobs: [{ name: 'a', count: 1, oldestSeconds: 1 }],
      workers: 1,
      mailOutages: 0,
      queues: [{ queue: 'mail', isPaused: false }],
    }),
  });
  const { text } = await metrics.scrape();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? \S+$/gm)) {
    const known = labelsOf.get(name) ?? new Set(['job', 'instance']);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    labelsOf.set(name, known);
  }
});

function expectKnown(expr: string): void {
  const used = metricsIn(expr).filter(({ name }) => name !== OF_PROMETHEUS);
  for (const { name, labels } of used) {
    expect(names(), expr).toContain(name);
    for (const label of labels) expect([...(labelsOf.get(name) ?? [])], `${label} of ${expr}`).toContain(label);
  }
}

const CONFIGURATIONS = ['deploy/prometheus/prometheus.yml', 'deploy/prometheus/kubernetes.yml'];

function expectPromtool(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  expect({ status, said: status === 0 ? '' : `${stdout}${stderr}` }).toEqual({ status: 0, said: '' });
}

describe('the alert rules', () => {
  test.each(rules)('$alert compares metrics that exist with a number', ({ expr, labels, annotations }) => {
    expect(metricsIn(expr).length).toBeGreaterThan(0);
    expectKnown(expr);
    expect(expr).toMatch(/(==|>|<|>=|<=) [\d.]+$/);
    expect(['critical', 'warning']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
  });

  test('each has a name of its own, and docs/run-book/watch.md says what to do', () => {
    const given = rules.map(({ alert }) => alert);
    expect(new Set(given).size).toBe(given.length);
    const guide = read('docs/run-book/watch.md');
    expect(given.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  test('each is fired once by the rule tests', () => {
    const { tests } = parse(read('deploy/prometheus/alerts.test.yml')) as {
      tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[];
    };
    const fired = tests.flatMap(({ alert_rule_test: cases }) =>
      cases.filter(({ exp_alerts: alerts = [] }) => alerts.length > 0).map(({ alertname }) => alertname),
    );
    expect(fired.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
  const run = hasPromtool ? test : test.skip;
  run('pass the rule tests (skipped without promtool, of the Debian package prometheus)', () => {
    expectPromtool('test', 'rules', join(ROOT, 'deploy/prometheus/alerts.test.yml'));
  });

  run.each(CONFIGURATIONS)('%s is a configuration of Prometheus (skipped without promtool)', (file) => {
    // Debian's promtool knows no discovery in Kubernetes.
    const text = read(file).replace('kubernetes_sd_configs:\n      - role: pod', 'static_configs: [{ targets: [a] }]');
    const folder = mkdtempSync(join(tmpdir(), 'homologa-prometheus-'));
    writeFileSync(join(folder, 'prometheus.yml'), text);
    expectPromtool('check', 'config', '--syntax-only', join(folder, 'prometheus.yml'));
    rmSync(folder, { recursive: true });
  });
});

interface Scrape {
  job_name: string;
  relabel_configs?: { target_label?: string; replacement?: string }[];
}

describe('the configurations of Prometheus', () => {
  test.each(CONFIGURATIONS)('%s names the rules, and its targets are of the jobs that they select', (file) => {
    const { rule_files, scrape_configs } = parse(read(file)) as { rule_files: string[]; scrape_configs: Scrape[] };
    expect(rule_files).toEqual(['alerts.yml']);
    const [, selected = ''] = /job=~"([^"]+)"/.exec(rules.map(({ expr }) => expr).join()) ?? [];
    for (const { job_name, relabel_configs = [] } of scrape_configs) {
      const relabelled = relabel_configs.find(({ target_label }) => target_label === 'job')?.replacement;
      expect(relabelled ?? job_name).toMatch(new RegExp(`^(?:${selected})$`));
    }
  });

  test('Compose mounts each file that its configuration names beside it', () => {
    const { services } = parse(read('docker-compose.yml')) as { services: { prometheus: { volumes: string[] } } };
    for (const name of ['prometheus.yml', 'alerts.yml'])
      expect(services.prometheus.volumes).toContain(`./deploy/prometheus/${name}:/etc/prometheus/${name}:ro`);
  });
});

describe('the dashboard', () => {
  test.each(queries)('$title shows metrics that exist: $expr', ({ expr }) => {
    expect(metricsIn(expr).length).toBeGreaterThan(0);
    expectKnown(expr);
  });

  test('shows every metric of the product, and docs/run-book/watch.md lists it', () => {
    const own = new Set(
      names()
        .filter((name) => name.startsWith('homologa_'))
        .map((name) => name.replace(SUFFIX, '')),
    );
    const shown = new Set(queries.flatMap(({ expr }) => metricsIn(expr).map(({ name }) => name.replace(SUFFIX, ''))));
    const guide = read('docs/run-book/watch.md');
    expect([...own].filter((name) => !shown.has(name))).toEqual([]);
    expect([...own].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  test('has panels with ids of their own', () => {
    const ids = (panels as { id?: number }[]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a metric that does not exist is found', () => {
  expect(() => expectKnown('homologa_job_total > 0')).toThrow();
  expect(() => expectKnown('sum by (company) (homologa_jobs_total) > 0')).toThrow();
});
