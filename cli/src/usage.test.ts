import { expect, test } from 'vitest';
import { EXAMPLE_ID } from './input';
import { allCommands, command, words } from './test/command-line';

test('help is no error, and names every group and command', async () => {
  const { code, out, err } = await command(['--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const { words } of allCommands()) {
    expect(out).toContain(words[0]);
    expect((await command([...words.slice(0, -1), '--help'])).out).toContain(words.at(-1));
  }
});

test.each([
  { of: 'nothing at all', line: '', says: 'Usage: homologa' },
  { of: 'an unknown command', line: 'jobs stop', says: "unknown command 'stop'" },
  { of: 'an unknown option', line: 'jobs list --every', says: "unknown option '--every'" },
  { of: 'a missing argument', line: 'jobs show', says: "missing required argument 'id'" },
  { of: 'a missing option', line: 'companies create', says: "required option '--legal-name <name>'" },
  { of: 'a word that is no choice', line: 'jobs list --status lost', says: 'Allowed choices are queued' },
  { of: 'no whole number', line: 'reports list --limit 1.5', says: 'a whole number of at least 1' },
  {
    of: 'a product without its quota',
    line: 'companies create --legal-name A --product bir',
    says: 'write it as type:total',
  },
  {
    of: 'a price that is no number',
    line: 'companies create --legal-name A --price much',
    says: '--price: ',
  },
  {
    of: 'a product that is not sold',
    line: 'companies create --legal-name A --product gold:5',
    says: '--product.0.type: ',
  },
  {
    of: 'neither staff nor company',
    line: 'users create --name Ana --email ana@client.test --password horse-battery',
    says: 'give --staff or --company',
  },
  {
    of: 'staff without a role',
    line: 'users invite --name A --email a@b.test --staff',
    says: 'give --role with some of desk',
  },
  {
    of: 'staff with a role of clients',
    line: 'users invite --name A --email a@b.test --staff --role company_admin',
    says: 'give --role with some of desk',
  },
  { of: 'a list that is too long', line: 'audit list --limit 2000', says: 'at most 1000 can be listed' },
  { of: 'an action that is none', line: 'audit list --action job.eat', says: 'job.eat is no action' },
  { of: 'one job and many', line: `jobs cancel ${EXAMPLE_ID} --all`, says: 'say which jobs' },
  { of: 'no job at all', line: 'jobs retry', says: 'say which jobs' },
  { of: 'an act without --yes', line: 'jobs cancel --all', says: 'Nobody can answer here: add --yes.' },
  { of: 'a file of another kind', line: `suppliers export ${EXAMPLE_ID} all.pdf`, says: 'must end in .xlsx or .csv' },
  { of: 'a total of no product', line: `companies quota ${EXAMPLE_ID} --total 5`, says: 'say which product' },
  { of: 'no assignee', line: `requests assign ${EXAMPLE_ID}`, says: 'give --to <user> or --nobody' },
  {
    of: 'staff of a company',
    line: `users invite --name A --email a@b.test --staff --company ${EXAMPLE_ID}`,
    says: 'give',
  },
  {
    of: 'a file that is not there',
    line: `suppliers import ${EXAMPLE_ID} none.csv`,
    says: 'there is no file none.csv',
  },
])('wrong usage ends with 2: $of', async ({ line, says }) => {
  const { code, out, err } = await command(words(line));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(says);
});

test('what a request calls otherwise is named as it was typed, for programs too', async () => {
  const { code, err } = await command(['companies', 'create', '--legal-name', 'A', '--price', 'much', '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(err)).toMatchObject({ code: 'usage', details: [{ path: '--price' }] });
});

test('--version', async () => {
  const { code, out } = await command(['--version']);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

test('wrong usage is JSON where JSON was asked for', async () => {
  const { code, err } = await command(['jobs', 'show', '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(err)).toEqual({ error: "missing required argument 'id'", code: 'usage' });
});
