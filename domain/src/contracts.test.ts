import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as account from './accounts/account.contract';
import * as birRequest from './bir-form/bir-request.contract';
import * as enums from './catalog/enums.contract';
import * as company from './companies/company.contract';
import * as desk from './desk/desk.contract';
import { DomainError } from './errors/domain-error';
import * as exported from './exports/export.contract';
import * as job from './jobs/job.contract';
import * as onboarding from './onboarding/onboarding.contract';
import * as questionnaire from './questionnaires/questionnaire.contract';
import * as ccr from './reports/ccr.contract';
import * as report from './reports/report.contract';
import * as session from './session/session.contract';
import * as activity from './suppliers/activity.contract';
import * as invite from './suppliers/invite.contract';
import * as supplier from './suppliers/supplier.contract';
import * as common from './wire/common.contract';
import * as config from './wire/config.contract';
import { parseListQuery } from './wire/list-query';
import * as mailbox from './wire/mailbox.contract';
import * as statistics from './workflows/statistics.contract';
import * as workflow from './workflows/workflow.contract';

const ID = '01938f1e-7c1a-7000-8000-000000000001';
const NOW = '2026-11-21T09:00:00.000Z';

const modules: Record<string, object> = {
  account,
  activity,
  birRequest,
  ccr,
  common,
  company,
  config,
  desk,
  enums,
  exported,
  invite,
  job,
  mailbox,
  onboarding,
  questionnaire,
  report,
  session,
  statistics,
  supplier,
  workflow,
};

const schemas = Object.entries(modules).flatMap(([module, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
    .map(([name, schema]) => [`${module}.${name}`, schema] as const),
);

describe('every contract', () => {
  it.each(schemas)('%s can be described as JSON Schema', (name, schema) => {
    const isAnswer = /(Response|Row|View)$/.test(name);
    expect(() => z.toJSONSchema(schema, { io: isAnswer ? 'output' : 'input', unrepresentable: 'any' })).not.toThrow();
  });
});

describe('accounts and companies', () => {
  it('trims the e-mail, never the password, and lets the rules say what is empty', () => {
    expect(account.loginBody.parse({ email: ' a@b.co ', password: ' secret ' })).toEqual({
      email: 'a@b.co',
      password: ' secret ',
      logAsEmail: '',
      reason: '',
    });
    expect(account.registerBody.parse({ name: null }).name).toBe('');
  });

  it('keeps what is absent from a settings change absent, and drops what may not be set', () => {
    const body = { info: { name: ' Ana ', email: 'x@y.z' }, security: { role: 'admin' } };
    expect(session.updateAccountBody.parse(body)).toEqual({ info: { name: 'Ana' } });
  });

  it('keeps every key beside the labels, for the policy to refuse', () => {
    const body = { tags: [{ name: 'Key', color: '#336699' }], public_onboarding_link: true, used: 3 };
    expect(company.patchFeaturesBody.parse(body)).toEqual(body);
  });
});

describe('suppliers', () => {
  const empty = { full_name: '', country: '', tax_id: '', address: '', sic: '', phone: '', duns_number: '' };

  it('takes an invitation bare or wrapped, with e-mails as a list or with commas, each once', () => {
    const expected = { ...empty, company_name: 'Acme', emails: ['a@b.co', 'c@d.co'], shareholders: [] };
    expect(supplier.addSupplierBody.parse({ company_name: ' Acme ', emails: 'a@b.co, c@d.co,' })).toEqual(expected);
    const wrapped = {
      company_name: 'Acme',
      email: 'a@b.co',
      emails: ['A@b.co', 'c@d.co'],
      secondary_emails: ['c@d.co'],
    };
    expect(supplier.addSupplierBody.parse({ invite: wrapped })).toEqual(expected);
  });

  it('takes an empty invitation and more than a hundred: the rules refuse them with their own wording', () => {
    expect(supplier.addSuppliersBulkBody.parse(Array.from({ length: 101 }, () => ({})))).toHaveLength(101);
  });

  it('cannot be given anything but labels and a status', () => {
    expect(supplier.updateSupplierBody.parse({ status: 'archived', tags: [ID], company_id: ID })).toEqual({
      status: 'archived',
      tags: [ID],
    });
  });

  it('filters and sorts by wire names', () => {
    const query = { filter: JSON.stringify({ status: 'pending', tags: [ID] }), sort: '["invite.company_name","ASC"]' };
    expect(parseListQuery(query, supplier.supplierList)).toMatchObject({
      sort: { field: 'invite.company_name', order: 'ASC' },
      filter: { status: ['pending'], tags: [ID] },
    });
    expect(() => parseListQuery({ filter: '{"company_id":"x"}' }, supplier.supplierList)).toThrow(DomainError);
  });
});

describe('workflows', () => {
  it('makes a draft of an empty body and keeps unfinished questions', () => {
    expect(workflow.createWorkflowBody.parse({})).toEqual({});
    expect(questionnaire.questionnaireInput.parse([{ type: '', title: null }])).toEqual([
      { type: null, title: '', required: true, options: [] },
    ]);
  });

  it('keeps a draft’s suppliers as typed', () => {
    const body = workflow.updateWorkflowBody.parse({ suppliers: [{ invite: { emails: ['not an e-mail'] } }] });
    expect(body.suppliers?.[0]?.invite.emails).toEqual(['not an e-mail']);
  });

  it('reads ids with commas or repeated, and fields', () => {
    expect(statistics.workflowIdsQuery.parse({ ids: 'a,b' }).ids).toEqual(['a', 'b']);
    expect(statistics.workflowIdsQuery.parse({}).ids).toBeUndefined();
    expect(workflow.workflowFieldsQuery.parse({ fields: '_id, info.title' }).fields).toEqual(['_id', 'info.title']);
    expect(workflow.workflowFieldsQuery.parse({}).fields).toEqual([]);
  });
});

describe('onboarding', () => {
  it('tells the three views of a supplier apart', () => {
    const before = {
      _id: ID,
      id: ID,
      workflow_id: ID,
      company_name: 'Acme',
      onboarding_step: 'introduction',
      payment_region: null,
      before_start: { minutes: 6, questions: 6, papers: [], price: null },
      account: null,
    };
    expect(onboarding.onboardingSupplierResponse.parse(before)).toEqual(before);
    const { workflow_id: _, payment_region: __, before_start: ___, ...minimum } = before;
    const connected = { ...minimum, account: { connected: true } };
    expect(onboarding.onboardingSupplierResponse.parse(connected)).toEqual(connected);
  });

  it('takes text, an option, a list of options and null as answers', () => {
    const answers = ['text', ID, [ID], null].map((answer) => ({ question_id: ID, answer }));
    expect(onboarding.answersBody.parse({ answers })).toEqual({ answers });
    expect(onboarding.answersBody.parse({})).toEqual({ answers: [] });
  });

  it('merges a BIR form with its lists and small tables', () => {
    const body = { company: { company_name: 'Acme' }, form: { partners: [{ name: 'Ana', share: 60 }], exports: true } };
    expect(birRequest.updateBirRequestBody.parse(body)).toEqual(body);
    expect(birRequest.updateBillingBody.parse({ general: { city: ' Lima ' }, submit: true })).toEqual({
      general: { city: 'Lima' },
      submit: true,
    });
  });
});

describe('the desk', () => {
  it('keeps what was not entered absent, and lets null clear', () => {
    const body = { figures: { financial_strength: '3A', revenue: null }, company: { phone: '+52 55 0000 0000' } };
    expect(desk.deskDataBody.parse(body)).toEqual(body);
    expect(() => report.figuresInput.parse({ paydex: '80' })).toThrow(z.ZodError);
  });

  it('takes a call with an outcome of the list alone', () => {
    expect(desk.callBody.parse({ number: '1', outcome: 'no_answer' }).note).toBe('');
    expect(desk.callBody.safeParse({ number: '1', outcome: 'maybe' }).success).toBe(false);
  });
});

describe('shared answers', () => {
  it('describes a job, a mail, an error and a CCR as they are answered', () => {
    const answered = { _id: ID, id: ID, created_at: NOW };
    const waiting = { ...answered, name: 'a.b', state: 'waiting', progress: null, result: null, error: null };
    expect(job.jobResponse.safeParse({ ...waiting, finished_at: null }).success).toBe(true);
    const mail = { ...answered, from_name: null, reply_to: null, to: 'a@b.co', subject: 's', text: 't', html: 'h' };
    expect(mailbox.mailboxResponse.safeParse([mail]).success).toBe(true);
    expect(common.errorResponse.safeParse({ error: 'x', code: 'not_found' }).success).toBe(true);
    expect(
      ccr.ccrResponse.safeParse({ requested_at: NOW, delivered_at: null, score: null, is_sandbox: false }).success,
    ).toBe(true);
  });

  it('describes the brand with its links in three languages', () => {
    const links = { privacy: 'https://example.test/p', terms: 'https://example.test/t' };
    const answer = {
      brand: { name: 'Homologa', logo: null },
      languages: ['en', 'es', 'pt-BR'],
      contact_email: 'help@example.test',
      contact_numbers: [{ country: 'other', numbers: ['+1 555 0100'] }],
      chat_url: null,
      whatsapp_url: null,
      contact_hours: null,
      tutorial_video_url: null,
      legal_links: { en: links, es: links, 'pt-BR': links },
      uploads: { max_mb: 25, extensions: ['pdf', 'jpg'] },
      capabilities: { screening: false },
      demo_loading: { percent: 40, is_stopped: false },
    };
    expect(config.configResponse.parse(answer)).toEqual(answer);
  });
});
