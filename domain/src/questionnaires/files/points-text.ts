import type { Locale } from '../../language/locales';
import type { QuestionPoints, RangePoints } from '../points';
import { isKeyword, keywordIn, numberIn, splitEscaped, Unreadable } from './file-text';

interface Awarded {
  points: number;
  knock_out?: boolean | undefined;
}

const writeAwarded = ({ points, knock_out }: Awarded, locale: Locale): string =>
  `${points}${knock_out ? ` ${keywordIn('knock_out', locale)}` : ''}`;

function readAwarded(text: string): Awarded {
  const [, points = '', knockOut] = /^(\S+)(?:\s+(\S[\s\S]*))?$/.exec(text.trim()) ?? [];
  if (knockOut !== undefined && !isKeyword(knockOut, 'knock_out')) throw new Unreadable();
  return { points: numberIn(points), ...(knockOut === undefined ? {} : { knock_out: true }) };
}

/** Writes points as a cell: '5' for any answer, 'yes = 5; no = 0 knock-out', '0..10 = 0; 10.. = 5'. */
export function writePoints(points: QuestionPoints, locale: Locale): string {
  if (points.by === 'answered') return String(points.points);
  if (points.by === 'yes_no') {
    return (['yes', 'no'] as const)
      .map((answer) => `${keywordIn(answer, locale)} = ${writeAwarded(points.values[answer], locale)}`)
      .join('; ');
  }
  return points.ranges
    .map((range) => `${range.from ?? ''}..${range.to ?? ''} = ${writeAwarded(range, locale)}`)
    .join('; ');
}

const end = (name: 'from' | 'to', text: string): Partial<RangePoints> =>
  text.trim() === '' ? {} : { [name]: numberIn(text) };

/** Reads a cell that `writePoints` writes. Throws `Unreadable`. */
export function readPoints(text: string): QuestionPoints {
  const parts = splitEscaped(text, ';').filter(Boolean);
  if (parts.length === 1 && !parts[0]?.includes('=')) return { by: 'answered', points: numberIn(parts[0] ?? '') };
  const pairs = parts.map((part) => {
    const [, said = '', awarded = ''] = /^([^=]+)=([\s\S]*)$/.exec(part) ?? [];
    return { said: said.trim(), awarded: readAwarded(awarded) };
  });
  if (pairs.every(({ said }) => said.includes('..'))) {
    const ranges = pairs.map(({ said, awarded }) => {
      const [from = '', to = '', ...rest] = said.split('..');
      if (rest.length > 0) throw new Unreadable();
      return { ...end('from', from), ...end('to', to), ...awarded };
    });
    return { by: 'range', ranges };
  }
  const yes = pairs.find(({ said }) => isKeyword(said, 'yes'));
  const no = pairs.find((pair) => pair !== yes && isKeyword(pair.said, 'no'));
  if (pairs.length !== 2 || !yes || !no) throw new Unreadable();
  return { by: 'yes_no', values: { yes: yes.awarded, no: no.awarded } };
}
