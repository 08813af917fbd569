import type { Token } from './tokenise';

export const LEGAL_CLASSES = ['limited', 'shares', 'partnership', 'sole', 'association', 'state', 'any'] as const;
export type LegalClass = (typeof LEGAL_CLASSES)[number];

// Legal forms by class, in the form that `tokenise` returns, separated by commas.
const PHRASES: Readonly<Record<LegalClass, string>> = {
  limited: `ltd, limited, llc, l l c, limited liability company, limited liability co, ltda, limitada, ltda me, ltda epp,
    ltd co, co ltd, co limited, company limited, pte ltd, pte limited, private limited, pvt ltd, pvt limited, pty ltd,
    pty limited, sdn bhd, srl, s r l, s de rl, s de r l, s de rl de cv, s de r l de c v, sociedad de responsabilidad limitada,
    sociedad de responsabilidad limitada de capital variable, sociedade limitada, sociedad limitada, sl, s l, slu, sarl,
    s a r l, sarlu, gmbh, g m b h, gesellschaft mit beschrankter haftung, mbh, ug, ooo, o o o,
    obshchestvo s ogranichennoy otvetstvennostyu, obschestvo s ogranichennoi otvetstvennostiu,
    obshchestvo s ogranichennoj otvetstvennostyu, obshchestvo s ogranichennoi otvetstvennostyu, tov, too, sp z oo,
    sp z o o, spolka z ograniczona odpowiedzialnoscia, spzoo, bv, b v, doo, d o o, sro, s r o, kft, oy, aps, sia, uab, osauhing,
    limited sirketi, ltd sti, fze, fzc, fzco, fz llc, dmcc, wll, w l l, spc, fz, societatea cu raspundere limitata,
    llc co, pllc, lda, unipessoal lda, s de rl mi, bvba, sprl, srlu, eood, ood, odo, mchj, mchzh, tdo, shpk, dooel`,
  shares: `sa, s a, sab, sab de cv, s a b de c v, sa de cv, s a de c v, sapi, sapi de cv, s a p i de c v, sapi de c v,
    sociedad anonima, sociedad anonima de capital variable, sociedad anonima bursatil de capital variable,
    sociedad anonima cerrada, sociedad anonima abierta, sociedade anonima, sac, s a c, saa, s a a, saic, sacif, sacifia, saci,
    saca, ca, compania anonima, spa, s p a, societa per azioni, sas, s a s, sociedad por acciones simplificada, sasu, sau,
    ag, aktiengesellschaft, plc, p l c, public limited company, public limited co, public joint stock company,
    open joint stock company, closed joint stock company, private joint stock company, joint stock company,
    joint stock co, public joint stock co, jsc, ojsc, cjsc, pjsc, pjsco, oao, zao, pao, ao, aktsionernoe obshchestvo,
    aktsionernoye obshchestvo, otkrytoe aktsionernoe obshchestvo, zakrytoe aktsionernoe obshchestvo,
    publichnoe aktsionernoe obshchestvo, akcionernoe obshchestvo, pat, prat, nv, n v, ab, asa, oyj, se, as, a s, kk,
    anonim sirketi, bhd, berhad, tbk, pt, perseroan terbatas, sa rl, jscb, pjscb, jsb, na, n a, sociedad anonima unipersonal,
    ead, ad, aksiyadorlik jamiyati, aksiyadorlik jamiyatiga, aktsiadorlik jamiyati, aj, nao, aktsionernoe obshcestvo,
    aktsionernoe obschestvo, shareholding company, aktiebolag, aktieselskab`,
  partnership: `lp, l p, limited partnership, llp, l l p, limited liability partnership, kg, k g, kommanditgesellschaft,
    gmbh and co kg, gmbh co kg, and co kg, co kg, ohg, gbr, snc, s n c, sociedad en comandita, s en c, s en c por a,
    sociedad colectiva, sociedad civil, sc, s c, s s, sociedad en nombre colectivo, societe en nom collectif, partnership,
    scp, sca, kda`,
  sole: `eirl, e i r l, empresa individual de responsabilidad limitada, eireli, eireli me, eireli epp, mei, me, epp,
    microempresa, individual entrepreneur, individualnyy predprinimatel, ip, fop, sole proprietorship, slne`,
  association: `ac, a c, asociacion civil, associacao, sociedad civil particular, ev, e v, eingetragener verein, ong, oscip,
    cooperativa, cooperative, sociedad cooperativa, s coop, coop, scrl, s c de rl, sc de rl de cv, s c de r l de c v, sociedad de
    produccion rural, spr de rl, s p r de r l, iap, i a p, abp, ano, avtonomnaya nekommercheskaya organizatsiya,
    autonomous non profit organization, ngo, npo, sofom, sofom enr, sofom er`,
  state: `federal state unitary enterprise, state unitary enterprise, fgup, gup, mup, fsue, sue, unitary enterprise,
    federal state budgetary institution, fgbu, empresa del estado, empresa publica, empresa estatal, sem, eice, ese`,
  any: `co, company, compania, companhia, cia, and co, and company, y cia, e cia, corp, corporation, corporacion,
    corporacao, inc, incorporated, firm, sociedad, sociedade, societe, societa, kompaniya, sh, pc, holding co`,
};

export const classBit = (legalClass: LegalClass): number => 1 << LEGAL_CLASSES.indexOf(legalClass);
const ANY = classBit('any');

interface Phrase {
  words: string[];
  bit: number;
}

const byFirstWord = (() => {
  const found = new Map<string, Phrase[]>();
  for (const legalClass of LEGAL_CLASSES) {
    for (const phrase of PHRASES[legalClass].split(',')) {
      const words = phrase.trim().split(/\s+/);
      const [first = ''] = words;
      found.set(first, [...(found.get(first) ?? []), { words, bit: classBit(legalClass) }]);
    }
  }
  for (const phrases of found.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return found;
})();

/** Words of legal forms that may appear without the rest of the legal form in a reordered or truncated name. */
export const LEGAL_FRAGMENTS: ReadonlySet<string> = new Set([
  'joint',
  'stock',
  'liability',
  'responsabilidad',
  'anonima',
  'limitada',
  ...[...byFirstWord.values()].flatMap((phrases) =>
    phrases.flatMap(({ words }) => words).filter((word) => word.length < 5 && !['and', 'por', 'en'].includes(word)),
  ),
]);

export const LEGAL_WORDS: readonly string[] = [
  'aktiengesellschaft',
  'company',
  'corporation',
  'limited',
  'liability',
  'sociedad',
  'anonima',
  'compania',
  'limitada',
  'incorporated',
  'responsabilidad',
  'variable',
  'capital',
  'sociedade',
  'corporacion',
];

export const phraseAt = (tokens: readonly Token[], index: number): Phrase | undefined =>
  byFirstWord
    .get(tokens[index]?.text ?? '')
    ?.find(({ words }) => words.every((word, offset) => tokens[index + offset]?.text === word));

/**
 * Removes the legal forms from a company's name. Removes two-letter forms only at the end, where words flagged `aside`
 * may follow. A name that consists only of a legal form is not changed.
 */
export function withoutLegalForms(tokens: Token[], aside = 0): { tokens: Token[]; forms: number } {
  if (!tokens.some(({ text }) => byFirstWord.has(text))) return { tokens, forms: 0 };
  let forms = 0;
  const left: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const phrase = phraseAt(tokens, index);
    const length = phrase?.words.length ?? 0;
    const isShort = length === 1 && (phrase?.words[0]?.length ?? 0) < 3;
    const isAtEnd = (): boolean =>
      tokens.slice(index + length).every(({ text, flag }) => (flag & aside) !== 0 || LEGAL_FRAGMENTS.has(text));
    if (phrase && (!isShort || (left.length > 0 && isAtEnd()))) {
      forms |= phrase.bit;
      index += length;
    } else {
      const token = tokens[index];
      if (token) left.push(token);
      index += 1;
    }
  }
  const hasWords = left.some(({ text, flag }) => text !== 'and' && (flag & aside) === 0);
  return hasWords ? { tokens: left, forms } : { tokens, forms };
}

export const formsDiffer = (a: number, b: number): boolean => {
  const left = a & ~ANY;
  const right = b & ~ANY;
  return left !== 0 && right !== 0 && (left & right) === 0;
};

export const classesOf = (forms: number): LegalClass[] =>
  LEGAL_CLASSES.filter((legalClass) => (forms & classBit(legalClass)) !== 0);
