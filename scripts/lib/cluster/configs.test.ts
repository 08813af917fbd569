import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../paths';
import { swiftProxyConfig } from './object-store';
import { poolerConfig } from './pooler';
import { haproxyConfig, nginxConfig } from './proxy';

const PLACES = {
  plainPort: 12_001,
  tlsPort: 12_002,
  servers: [12_003, 12_004],
  ca: '/c/ca.pem',
  certificate: '/c/server.pem',
  key: '/c/server.key',
  both: '/c/both.pem',
  folder: '/c/proxy',
} as const;
const haproxy = readFileSync(inRoot('deploy', 'haproxy', 'haproxy.cfg'), 'utf8');
const nginx = readFileSync(inRoot('deploy', 'nginx', 'homologa.conf'), 'utf8');

test('HAProxy runs the example with the ports and files of this machine', () => {
  const text = haproxyConfig(haproxy, PLACES);
  expect(text).toContain('bind 127.0.0.1:12002 ssl crt /c/both.pem alpn h2,http/1.1\n');
  expect(text).toContain('server one 127.0.0.1:12003\n');
  expect(text).toContain('server two 127.0.0.1:12004\n');
  expect(text.split('\n')).toHaveLength(haproxy.split('\n').length - 2);
  expect(text).not.toMatch(/:80\n|:443 |\/etc\//);
});

test('HAProxy that root starts serves requests as a user without rights', () => {
  expect(haproxy).toMatch(/^ {2}user haproxy\n {2}group haproxy$/m);
  expect(haproxyConfig(haproxy, PLACES)).not.toMatch(/^ {2}(?:user|group) /m);
});

test('nginx runs the example inside a main file, as a user without rights', () => {
  const text = nginxConfig(nginx, PLACES);
  expect(text).toContain('listen 127.0.0.1:12002 ssl http2;');
  expect(text).toContain('ssl_certificate_key /c/server.key;');
  expect(text).toContain('proxy_temp_path /c/proxy/proxy;');
  expect(text).toContain('proxy_next_upstream error;');
  expect(text).not.toMatch(/listen 80|listen 443|nginx\/homologa/);
});

test('an example without a known line is rejected, so that the cluster runs what operators copy', () => {
  expect(() => haproxyConfig(haproxy.replace('bind :443', 'bind :8443'), PLACES)).toThrow("does not have 'bind :443 '");
});

test('PgBouncer shares sessions by transaction, with TLS to both sides', () => {
  const lines = poolerConfig({ port: 6432, upstream: 5432, folder: '/c', authority: PLACES }).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '* = host=127.0.0.1 port=5432',
      'pool_mode = transaction',
      'client_tls_sslmode = require',
      'server_tls_sslmode = verify-full',
      'auth_file = /c/users.txt',
    ]),
  );
});

test('the S3-compatible store speaks TLS and S3, with its filters in the order that Swift requires', () => {
  const ports = { account: 1, container: 2, object: 3, proxy: 12_005 };
  const text = swiftProxyConfig({ folder: '/c/swift', ports, password: 'secret', authority: PLACES });
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['bind_port = 12005', 'cert_file = /c/server.pem', 'user_homologa_files = secret .admin']),
  );
  expect(text).toMatch(/^pipeline = .* s3api tempauth copy slo .* proxy-server$/m);
});
