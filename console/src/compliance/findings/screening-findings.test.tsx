// @vitest-environment jsdom
import type {
  ScreenedParty,
  ScreeningDecisionResponse,
  ScreeningHit,
  ScreeningResponse,
} from '@homologa/domain/screenings/screening.contract';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { ScreeningFindings } from './ScreeningFindings';

const hit = (key: string, more: Partial<ScreeningHit> = {}): ScreeningHit => ({
  entry_key: key,
  list: { code: 'x', title: 'Lista ficticia' },
  list_version: null,
  entry_id: key,
  matched_name: `NOMBRE ${key.toUpperCase()}`,
  names: [],
  score: 0.9,
  topics: ['tax'],
  countries: [],
  birth_dates: [],
  date: null,
  remarks: null,
  url: null,
  ...more,
});
const party = (name: string, more: Partial<ScreenedParty> = {}): ScreenedParty => ({
  name,
  sanction_lists: [],
  adverse_media: [],
  peps: [],
  ...more,
});
const decided = (entry_key: string, decision: 'true_match' | 'false_positive', proposed: boolean) =>
  ({
    id: entry_key,
    entry_key,
    decision,
    proposed,
    party: null,
    reason: '',
    reason_code: 'name_only',
    decided_at: '2026-11-01T00:00:00.000Z',
    decided_by: { name: 'Ana' },
  }) as ScreeningDecisionResponse;

const SUPPLIER = { id: 's1', workflow_id: 'w1' } as SupplierResponse;
const shown = (parties: ScreenedParty[], more: object = {}, decisions: ScreeningDecisionResponse[] = []) => (
  <ScreeningFindings
    supplier={SUPPLIER}
    screening={
      {
        decisions,
        new_entry_keys: [],
        report_versions: [],
        data: {
          company_screenings: parties,
          shareholders_screenings: [],
          shareholders: [],
          beneficial_owners: [],
          legal_actions: [],
          subsidiaries: [],
          branches: [],
          ...more,
        },
      } as unknown as ScreeningResponse
    }
  />
);

it('a name that cannot be compared is said so, never that nothing was found', async () => {
  await renderInApp(shown([party('王毅', { not_comparable: true })]), { locale: 'es' });
  await screen.findByText('No comparable: los nombres en esta escritura no se pueden comparar con las listas');
  screen.getByText(/No se pudo comparar a todos con las listas: 王毅/);
  expect(screen.queryByText('Sin coincidencias')).toBeNull();
});

it('that nothing was found about a single party is left to the chip of the panel, and said of each of several', async () => {
  const { unmount } = await renderInApp(shown([party('Ana')]));
  await screen.findByText('Ana');
  expect(screen.queryByText('Nothing found')).toBeNull();
  unmount();
  await renderInApp(shown([party('Ana'), party('Luz')]));
  expect(await screen.findAllByText('Nothing found')).toHaveLength(2);
});

it('the entries of one company are one hit, which tells how far its review is', async () => {
  const cnpj = {
    schema: 'organisation' as const,
    identifiers: [{ type: 'cnpj', country: 'BR', value: '11222333000144' }],
  };
  const entries = Array.from({ length: 67 }, (_, at) => hit(`e${at}`, cnpj));
  await renderInApp(
    shown([party('Associação', { sanction_lists: [...entries, hit('alone'), hit('cleared')] })], {}, [
      decided('e3', 'true_match', true),
      decided('alone', 'false_positive', true),
      decided('cleared', 'false_positive', false),
    ]),
  );
  await screen.findByText('2 hits (undecided: 1, to be confirmed: 1), 1 cleared as false positive');
  screen.getByText('67 entries of the same person or company');
  expect(screen.getAllByRole('button', { name: /^Details of NOMBRE E/ })).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 67 entries' }));
  expect(screen.getAllByRole('button', { name: /^Details of NOMBRE E/ })).toHaveLength(67);
  screen.getByText('False positive, proposed');
});

it('what is not shown, what its list has cleared and the nearest are said, and details of the profile can be had', async () => {
  const near = hit('near', {
    score: 0.65,
    programmes: ['69-B Presunto'],
    list_status: 'presumed',
    birth_places: ['Lugar Inventado'],
    identifiers: [{ type: 'rfc', value: 'AAA010101AAA' }],
    name_kind: 'former',
    regulator_score: 0.93,
  });
  await renderInApp(
    shown([party('Aceros', { sanction_lists: [hit('a')], not_shown: 12, information: [hit('info')] })], {
      evidence: {
        parties: [],
        snapshots: [],
        missing_lists: [],
        not_searched: [],
        nearest: [{ group: 'company_screenings', party: 'Aceros', hit: near }],
        hash: '',
      },
    }),
  );
  await screen.findByText('12 more hits, not shown');
  screen.getByText(/Cleared by the list, for information/);
  fireEvent.click(screen.getByRole('button', { name: 'NOMBRE NEAR' }));
  const dialog = await screen.findByRole('dialog', { name: 'NOMBRE NEAR' });
  for (const told of ['69-B Presunto', 'Presumed (69-B)', 'Lugar Inventado', 'rfc AAA010101AAA', 'Former name', '93'])
    within(dialog).getByText(told);
  expect(within(dialog).queryByRole('button', { name: 'Decide' })).toBeNull();
});
