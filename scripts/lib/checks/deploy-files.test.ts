import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { inRoot } from '../paths';
import { isPinned, readCompose } from './compose-file';

const PACKAGE: { version: string; workspaces: string[] } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const read = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');

/** Variables that the programs read, from the sources of their schemas. */
function productVariables(): Set<string> {
  const files = readdirSync(inRoot('core', 'src', 'env')).filter((name) => !name.includes('.test.'));
  const sources = [
    ...files.map((name) => read('core', 'src', 'env', name)),
    ...['server', 'workers', 'cli'].map((room) => read(room, 'src', 'env.ts')),
  ];
  return new Set(
    sources.flatMap((text) => [...text.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)),
  );
}

/** The port of probes and metrics of servers and workers, whose variables come with the metrics. */
const METRICS = ['METRICS_HOST', 'METRICS_PORT'];
const known = new Set([...productVariables(), ...METRICS]);
const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_FILE$/, ''));

interface Container {
  name: string;
  image: string;
  command: string[];
  env?: { name: string }[];
  envFrom?: { configMapRef: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  securityContext: {
    readOnlyRootFilesystem: boolean;
    allowPrivilegeEscalation: boolean;
    capabilities: { drop: string[] };
  };
  volumeMounts: { name: string }[];
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } };
}
interface Pod {
  containers: Container[];
  securityContext: { runAsNonRoot: boolean; runAsUser: number };
  terminationGracePeriodSeconds?: number;
  volumes: { name: string }[];
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, unknown>;
  stringData?: Record<string, unknown>;
  spec?: {
    template?: { metadata: { labels: object }; spec: Pod };
    jobTemplate?: { spec: { template: { spec: Pod } } };
    selector?: { matchLabels?: object } & Record<string, string>;
    ports?: { targetPort: string }[];
  };
}

/** Source of the pages that the program of a pod serves at METRICS_PORT. */
const metricsPages = ({ containers: [container] }: Pod) =>
  container?.command.includes('dist/server/main.js')
    ? read('server', 'src', 'http', 'operator-pages.ts')
    : read('workers', 'src', 'probes.ts');

const FOLDER = ['deploy', 'kubernetes'];
const manifests: Manifest[] = readdirSync(inRoot(...FOLDER))
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap((name) =>
    parseAllDocuments(read(...FOLDER, name), { strict: true, uniqueKeys: true }).map((document) => {
      expect([...document.errors, ...document.warnings]).toEqual([]);
      return document.toJS() as Manifest;
    }),
  );
const podOf = ({ spec }: Manifest) => spec?.template?.spec ?? spec?.jobTemplate?.spec.template.spec;
const pods = manifests.flatMap((manifest) => {
  const pod = podOf(manifest);
  return pod ? [{ name: manifest.metadata.name, kind: manifest.kind, pod }] : [];
});

const API: Readonly<Record<string, string>> = {
  ConfigMap: 'v1',
  Secret: 'v1',
  Service: 'v1',
  Deployment: 'apps/v1',
  Job: 'batch/v1',
  CronJob: 'batch/v1',
  PodDisruptionBudget: 'policy/v1',
  Ingress: 'networking.k8s.io/v1',
};

describe('the manifests of Kubernetes', () => {
  test('are of kinds and versions that a cluster knows, and all of them are applied', () => {
    for (const { kind, apiVersion } of manifests) expect(apiVersion).toBe(API[kind]);
    const { resources } = parse(read(...FOLDER, 'kustomization.yaml'));
    const files = readdirSync(inRoot(...FOLDER)).filter((name) => name !== 'kustomization.yaml');
    expect(new Set(resources)).toEqual(new Set(files));
    expect(new Set(manifests.map(({ kind }) => kind))).toEqual(new Set(Object.keys(API)));
  });

  test.each(pods)('$name runs the image of this version, not as root, on a read-only root', ({ pod, kind }) => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    const volumes = pod.volumes.map(({ name }) => name);
    for (const container of pod.containers) {
      expect(container.image).toBe(`homologa:${PACKAGE.version}`);
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      for (const { name } of container.volumeMounts) expect(volumes).toContain(name);
      expect(container.command.join(' ')).toMatch(/node (--enable-source-maps )?dist\/(server|workers|cli)\/main\.js/);
    }
    if (kind === 'Deployment') expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(45);
  });

  test('probes ask paths and ports that exist', () => {
    const routes = read('server', 'src', 'routes', 'system', 'system.routes.ts');
    for (const { pod, kind } of pods) {
      for (const container of pod.containers) {
        const ports = new Map(container.ports?.map(({ name, containerPort }) => [name, containerPort]));
        const probes = Object.entries(container).filter(([key]) => key.endsWith('Probe'));
        expect(probes).toHaveLength(kind === 'Deployment' ? 3 : 0);
        for (const [, probe] of probes) {
          const { path, port } = (probe as Container[`${string}Probe`]).httpGet;
          if (ports.get(port) === 9464) expect(metricsPages(pod)).toContain(`'${path}': `);
          else {
            expect(ports.get(port)).toBe(4000);
            expect(routes).toContain(`'${path}'`);
          }
        }
      }
    }
  });

  test('services and budgets select the pods of a deployment', () => {
    const labels = manifests.flatMap(({ kind, spec }) =>
      kind === 'Deployment' ? [JSON.stringify(spec?.template?.metadata.labels)] : [],
    );
    for (const { kind, spec } of manifests) {
      if (kind === 'Service') expect(labels).toContain(JSON.stringify(spec?.selector));
      if (kind === 'PodDisruptionBudget') expect(labels).toContain(JSON.stringify(spec?.selector?.matchLabels));
    }
  });

  test('every variable is of the product, and every file of a secret exists', () => {
    const variables = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
    const secrets = Object.keys(manifests.find(({ kind }) => kind === 'Secret')?.stringData ?? {});
    for (const [name, value] of Object.entries(variables)) {
      expect(isKnown(name), name).toBe(true);
      expect(typeof value).toBe('string');
      if (name.endsWith('_FILE')) expect(secrets).toContain(String(value).replace('/secrets/', ''));
    }
    expect(isKnown('DATABASE_URI')).toBe(false);
  });
});

test('every variable that Compose sets is of the product, or of Compose as its head describes', () => {
  const text = read('docker-compose.yml');
  const { file, findings } = readCompose(text);
  expect(findings).toEqual([]);
  const head = text.slice(0, text.indexOf('x-app:'));
  for (const [name, { environment = {}, image = '' }] of Object.entries(file?.services ?? {})) {
    if (!image.startsWith('homologa:')) continue;
    expect(image).toBe(`homologa:${PACKAGE.version}`);
    for (const variable of Object.keys(environment))
      expect(isKnown(variable) || head.includes(variable), `${name}: ${variable}`).toBe(true);
  }
  for (const [, variable = ''] of text.matchAll(/\$\{([A-Z_]+)/g))
    expect(isKnown(variable) || head.includes(variable), variable).toBe(true);
});

describe('the Dockerfile', () => {
  const text = read('Dockerfile');

  test('takes bases of fixed versions, and runs as a user', () => {
    const defaults = new Map(
      [...text.matchAll(/^ARG (\w+)="?([^"\n]*)"?$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) =>
      base.replace(/\$\{(\w+)\}/g, (_, name: string) => defaults.get(name) ?? ''),
    );
    expect(bases).toHaveLength(2);
    for (const base of bases) expect(isPinned(base), base).toBe(true);
    expect(text.match(/^USER .*$/gm)?.at(-1)).toBe('USER 1000:1000');
    expect(defaults.get('VERSION')).toBe(PACKAGE.version);
  });

  test('installs every workspace', () => {
    for (const room of PACKAGE.workspaces) expect(text).toContain(`COPY ${room}/package.json ${room}/\n`);
  });

  test('sets variables of the product only', () => {
    const [, set = ''] = /^ENV (.*)$/m.exec(text) ?? [];
    for (const pair of set.split(' ')) expect(isKnown(pair.split('=')[0] ?? ''), pair).toBe(true);
  });
});

test('the units of systemd start programs that exist, and end after the longest stop', () => {
  const folder = ['deploy', 'systemd'];
  for (const name of readdirSync(inRoot(...folder)).filter((file) => file.endsWith('.service'))) {
    const unit = read(...folder, name);
    expect(unit).toMatch(/dist\/(server|workers|cli)\/main\.js/);
    for (const [, variable = ''] of unit.matchAll(/^Environment=(\w+)=/gm)) expect(isKnown(variable)).toBe(true);
    if (name.includes('@')) expect(unit).toContain('TimeoutStopSec=45');
  }
});

test('the instances of a unit of systemd have variables of their own, which the common file cannot override', () => {
  for (const program of ['server', 'worker']) {
    const unit = read('deploy', 'systemd', `homologa-${program}@.service`);
    expect([...unit.matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file)).toEqual([
      '/etc/homologa.env',
      `-/etc/homologa-${program}-%i.env`,
    ]);
    expect(unit).not.toMatch(/^Environment=/m);
    expect(unit.includes('ExecStart=/usr/bin/env PORT=%i node ')).toBe(program === 'server');
  }
});

test('nginx repeats only requests for assets because of their answer, and none whose method is not idempotent', () => {
  expect(read('deploy', 'nginx', 'homologa.conf').match(/^ *proxy_next_upstream .*$/gm)).toEqual([
    '    proxy_next_upstream error;',
    '    proxy_next_upstream error http_404;',
  ]);
});

test.each(['haproxy/haproxy.cfg', 'nginx/homologa.conf', 'caddy/Caddyfile'])(
  '%s waits longer for an answer than a server takes to stop',
  (file) => {
    expect(read('deploy', file)).toMatch(/(timeout server|proxy_read_timeout|response_header_timeout) 60s/);
  },
);
