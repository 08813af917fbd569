// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { UNDELIVERED_INVITATIONS } from '@homologa/domain/suppliers/invitation-errors';
import type { StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import { UndeliveredInvitations } from './UndeliveredInvitations';

const statisticsWith = (undeliveredInvitations?: number) =>
  ({ suppliers: { total: 9, status: [], newHits: 0, undeliveredInvitations } }) as unknown as StatisticsResponse;

const SAID = {
  en: ['3 invitations did not arrive or wait for another attempt.', 'Show suppliers'],
  es: ['3 invitaciones no llegaron o esperan otro intento.', 'Ver proveedores'],
  'pt-BR': ['3 convites não chegaram ou aguardam nova tentativa.', 'Ver fornecedores'],
} as const;

it.each(LOCALES)('says how many invitations did not arrive and leads to their suppliers (%s)', async (locale) => {
  const [text, link] = SAID[locale];
  const scope = [{ id: 'w1', title: 'Alta', status: 'active' as const }];
  await renderInApp(<UndeliveredInvitations statistics={statisticsWith(3)} scope={scope} />, {
    user: sampleUser,
    locale,
    answers: {},
  });
  await screen.findByText(text);
  const [path, query] = screen.getByRole('link', { name: link }).getAttribute('href')?.split('?') ?? [];
  expect(path).toBe('/workflows/w1/suppliers');
  expect(JSON.parse(new URLSearchParams(query).get('filter') ?? '')).toEqual(UNDELIVERED_INVITATIONS);
});

it.each([0, undefined])('says nothing where %s did not arrive', async (count) => {
  await renderInApp(<UndeliveredInvitations statistics={statisticsWith(count)} scope="all" />, {
    user: sampleUser,
    answers: {},
  });
  expect(screen.queryByRole('alert')).toBeNull();
});
