import type { ScreenedParty, ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { expect, test } from 'vitest';
import { elementsOf, readPdf } from '../../test/read-pdf';
import type { ComplianceFacts } from './compliance-facts';
import { reportHtml } from './report-html';
import { reportPdf } from './report-pdf';

const party = (name: string): ScreenedParty => ({ name, sanction_lists: [], adverse_media: [], peps: [] });
const NAMES = ['王毅', '김정은', 'Анна Выдуманная', 'Ñandú & Cía'];

const facts: ComplianceFacts = {
  companyName: '华为技术有限公司',
  taxId: '900123456',
  result: 'no_match',
  requestedAt: new Date(0),
  finishedAt: new Date(0),
  decisions: [],
  data: {
    company_screenings: [],
    shareholders_screenings: NAMES.map(party),
    shareholders: [],
    beneficial_owners: [],
    legal_actions: [],
    subsidiaries: [],
    branches: [],
  } satisfies ScreeningData,
};

test('whoever was looked for stands in the PDF as they are written', { timeout: 60_000 }, async () => {
  const { text, isTagged, title, language } = await readPdf(await reportPdf(facts, 'es'));
  for (const name of [facts.companyName, ...NAMES]) expect(text.replace(/\s/g, '')).toContain(name.replace(/\s/g, ''));
  expect(text).not.toContain('WangYi');
  expect({ isTagged, language }).toEqual({ isTagged: true, language: 'es' });
  expect(title).toContain(facts.companyName);
});

const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test("the client's logo stands on the report with its name, and no picture where there is none", async () => {
  const client = { name: 'Banco "Ficticio"', logo: LOGO };
  const figuresOf = async (told: ComplianceFacts) => {
    const { pages } = await readPdf(await reportPdf(told, 'en'));
    return pages.flatMap(({ structure }) => elementsOf(structure, 'Figure')).map(({ alt }) => alt);
  };
  expect(await figuresOf({ ...facts, client })).toEqual([client.name]);
  expect(await figuresOf(facts)).toEqual([]);
  const page = reportHtml({ ...facts, client }, 'en').toString();
  expect(page).toContain(`src="data:image/png;base64,${LOGO.toString('base64')}" alt="Banco &quot;Ficticio&quot;"`);
  expect(reportHtml(facts, 'en').toString()).not.toContain('<img');
});
