// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../../../test/gestures';
import { renderInApp } from '../../../../test/render-in-app';
import { sampleUser } from '../../../../test/samples';
import { MoveChoices } from './MoveChoices';
import type { MoveOffer } from './template-update';

const offer = (item: string, change: Partial<MoveOffer> = {}): MoveOffer => ({
  item,
  title: item,
  move: 'order',
  isSection: false,
  section: null,
  sectionTitle: null,
  above: null,
  aboveTitle: null,
  below: null,
  belowTitle: null,
  isFirst: false,
  isMovedHere: false,
  isFollowed: true,
  ...change,
});
const MOVES = [
  offer('A', { isSection: true, aboveTitle: 'B' }),
  offer('C', { move: 'section', sectionTitle: 'B', aboveTitle: 'B', isFirst: true }),
  offer('D', { move: 'section', sectionTitle: 'B', aboveTitle: 'C', isMovedHere: true, isFollowed: false }),
  offer('E', { isSection: true, belowTitle: 'Uno' }),
];

it.each([
  [
    'en',
    'Section “A”: to after “B”',
    '“C”: into section “B”, as its first question',
    '“D”: into section “B”, after “C”; you moved it yourself',
    'Section “E”: to before “Uno”',
  ],
  [
    'es',
    'Sección “A”: pasa después de “B”',
    '“C”: pasa a la sección “B”, como primera pregunta',
    '“D”: pasa a la sección “B”, después de “C”; usted ya la había movido',
    'Sección “E”: pasa antes de “Uno”',
  ],
  [
    'pt-BR',
    'Seção “A”: passa para depois de “B”',
    '“C”: passa para a seção “B”, como primeira pergunta',
    '“D”: passa para a seção “B”, depois de “C”; você já a havia movido',
    'Seção “E”: passa para antes de “Uno”',
  ],
] as const)('says of each question and section where it goes (%s)', async (locale, ...names) => {
  const sent: string[][] = [];
  await renderInApp(<MoveChoices moves={MOVES} onFollowed={(followed) => sent.push([...followed])} />, {
    user: sampleUser,
    locale,
  });
  for (const name of names) screen.getByRole('checkbox', { name });
  press(names[1] ?? '', 'checkbox');
  press(names[2] ?? '', 'checkbox');
  press(/\(4\)$/, 'checkbox');
  expect(sent).toEqual([
    ['A', 'E'],
    ['A', 'C', 'E', 'D'],
    ['A', 'C', 'D', 'E'],
  ]);
});
