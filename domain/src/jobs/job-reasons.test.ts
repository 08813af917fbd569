import { describe, expect, it } from 'vitest';
import { LOCALES } from '../language/locales';
import { JOB_NAME_WORDS, jobName } from './job-name-words';
import { concernsOperators, failureWords, hasShownMessage, jobReason, taskReason } from './job-reasons';

describe('jobReason', () => {
  it.each(LOCALES)('says in %s why a job failed, without the message of an unexpected error', (locale) => {
    const said = 'connect 10.0.0.7: password rejected';
    for (const code of ['Error', 'TypeError', 'PrismaClientKnownRequestError', 'internal_error', 'job_timeout']) {
      const reason = jobReason(code, said, locale);
      expect(reason).not.toBe('');
      expect(reason).not.toContain(said);
      expect(reason).not.toContain(code);
    }
  });

  it('translates an error code with its values', () => {
    const message = 'An export holds at most 1000000 rows. Please narrow your filters.';
    expect(jobReason('export_limit_exceeded', message, 'es')).toBe(
      'Una exportación admite como máximo 1000000 filas. Por favor, acote los filtros.',
    );
  });

  it('names mail failures and lost workers', () => {
    expect(jobReason('mail_unreachable', null, 'en')).toBe('The mail server is unreachable');
    expect(jobReason('worker_lost', null, 'en')).toContain('Its worker ended');
  });
});

it('shows messages of error codes and the mail server only', () => {
  expect(['mail_refused', 'workflow_closed', 'Error', 'worker_lost'].map(hasShownMessage)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('leaves failures of one address or of a user’s request to the client', () => {
  const codes = ['mail_bounced', 'mail_suppressed', 'export_limit_exceeded', 'job_cancelled'];
  expect(codes.map(concernsOperators)).toEqual([false, false, false, false]);
  expect(['mail_unreachable', 'Error', 'worker_lost', 'service_unavailable'].map(concernsOperators)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it('tells a client nothing about causes inside the product', () => {
  expect(taskReason('TypeError', 'x is undefined', 'en')).toBe('Oops! An error has occurred.');
});

it('names job and reason of a notification, and nothing of other notifications', () => {
  expect(failureWords({ job: 'exports.suppliers', code: 'job_timeout', count: 3 }, 'en')).toEqual({
    job: 'Export of suppliers',
    reason: 'It took longer than it may and was stopped',
  });
  expect(failureWords({ job: 'exports.suppliers', code: 'Error' }, 'es')?.job).toBe('Exportación de proveedores');
  expect(failureWords({ product: 'bir' }, 'en')).toBeNull();
});

it('names every kind of job in three languages, and an unknown kind as in its row', () => {
  for (const words of Object.values(JOB_NAME_WORDS))
    for (const locale of LOCALES) expect(words[locale].trim()).not.toBe('');
  expect(jobName('later.job').es).toBe('later.job');
});
