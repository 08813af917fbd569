import { mkdirSync } from 'node:fs';
import { dataDirFrom, ROOT } from '../paths';
import { codeOf, Halt } from '../say';
import { DEMO_BRAND } from './demo';

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  isEmbedded: boolean;
  isProduction: boolean;
  publicUrl: string;
}

/** Reads the settings from the environment. Throws a Halt that names the invalid variable. */
export function readSettings(): Settings {
  const text = process.env.PORT?.trim() || '4000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Halt(`PORT is '${text}', which is no port: give a number from 1 to 65535.`);
  }
  const databaseUrl = process.env.DATABASE_URL?.trim() || null;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Halt('DATABASE_URL must begin with postgresql:// : mend it, or unset it for the embedded database.');
  }
  return {
    port,
    // By default only this machine can reach the product, because the demo has an open mailbox and four published
    // passwords.
    host: process.env.HOST?.trim() || '127.0.0.1',
    dataDir: dataDirFrom(),
    databaseUrl,
    isEmbedded: !databaseUrl,
    isProduction: process.env.NODE_ENV === 'production',
    publicUrl: process.env.PUBLIC_URL?.trim().replace(/\/+$/, '') || `http://localhost:${port}`,
  };
}

export function childEnv(
  { port, host, dataDir, publicUrl, isEmbedded, isProduction }: Settings,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...(isEmbedded && !isProduction ? DEMO_BRAND : {}),
    ...process.env,
    PORT: String(port),
    HOST: host,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    HOMOLOGA_ROOT: ROOT,
  };
  if (isEmbedded) env.EMBEDDED = '1';
  else delete env.EMBEDDED;
  return env;
}

/** Gives the workers the port after METRICS_PORT, because the server has METRICS_PORT on the same machine. */
export function programEnv(name: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const port = Number(env.METRICS_PORT);
  return name === 'workers' && Number.isInteger(port) && port > 0 ? { ...env, METRICS_PORT: String(port + 1) } : env;
}

export const reachOf = (host: string) => {
  if (/^(127\.|localhost$|::1$)/.test(host)) return 'this machine alone (HOST=0.0.0.0 opens it to others)';
  return /^(0\.0\.0\.0|::)$/.test(host) ? 'everybody who can reach this machine' : `everybody who can reach ${host}`;
};

export const ownAddress = (host: string) => (/^(0\.0\.0\.0|::|localhost)$/.test(host) ? '127.0.0.1' : host);

export function makeDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new Halt(`DATA_DIR ${dataDir} cannot be made (${codeOf(error)}): choose a folder that you may write.`);
  }
}

export function welcome(
  { publicUrl, host, isProduction, isEmbedded, dataDir }: Settings,
  accounts: string[],
  hints: string[],
) {
  const showsMail = !process.env.SMTP_URL && !isProduction;
  const lines = [
    '',
    `  Homologa runs at   ${publicUrl}`,
    `  Open to            ${reachOf(host)}`,
    '',
    `  Console            ${publicUrl}/`,
    `  Onboarding         ${publicUrl}/onboarding`,
    ...(showsMail ? [`  Captured mail      ${publicUrl}/mailbox`] : []),
    ...(isProduction && process.env.API_DOCS !== 'true' ? [] : [`  API                ${publicUrl}/api/docs`]),
    '',
    ...accounts.map((email, index) => `  ${index === 0 ? 'Sign in as' : '          '}         ${email}`),
    ...(accounts.length > 0 ? ['  Password           homologa-demo', ''] : []),
    `  Data and logs      ${dataDir}${isEmbedded ? '' : ' (the database is the one of DATABASE_URL)'}`,
    ...hints.map((hint) => `  ${hint}`),
    '',
  ];
  console.log(lines.join('\n'));
}
