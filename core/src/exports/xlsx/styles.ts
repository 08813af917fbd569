import type { Locale } from '@homologa/domain/language/locales';

export const STYLES = {
  plain: 0,
  header: 1,
  text: 2,
  quotedText: 3,
  integer: 4,
  amount: 5,
  day: 6,
  moment: 7,
  percent: 8,
  wrapped: 9,
} as const;

const DAY_FORMAT: Readonly<Record<Locale, string>> = { en: 'mmm dd, yyyy', es: 'dd/mm/yyyy', 'pt-BR': 'dd/mm/yyyy' };

const style = (numberFormat: number, more = '', font = 0) =>
  `<xf numFmtId="${numberFormat}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`;

const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';

/** Renders the styles part, whose order must match `STYLES`. */
export const stylesXml = (locale: Locale): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="2"><numFmt numFmtId="164" formatCode="${DAY_FORMAT[locale]}"/><numFmt numFmtId="165" formatCode="${DAY_FORMAT[locale]} hh:mm"/></numFmts>
<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="10">${[
    style(0),
    style(49, ' applyFont="1"', 1),
    style(49),
    style(49, ' quotePrefix="1"'),
    style(3),
    style(4),
    style(164),
    style(165),
    style(10),
    style(49, ' applyAlignment="1"').replace('/>', '><alignment vertical="top" wrapText="1"/></xf>'),
  ].join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;
