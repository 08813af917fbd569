import type { ScreenedParty, ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { expect, test } from 'vitest';
import { readPdf } from '../../test/read-pdf';
import type { ComplianceFacts } from './report-lines';
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
