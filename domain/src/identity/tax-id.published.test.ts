import { describe, expect, it } from 'vitest';
import { isValidTaxId, type TaxIdKind, taxIdWarnings } from './tax-id';

/**
 * Numbers published by the authorities, and their rules about the format.
 *
 * RFC   SAT, test certificates of the CFDI ("Certificados de sello digital de pruebas",
 *       omawww.sat.gob.mx/tramitesyservicios/Paginas/certificado_sello_digital.htm): the companies and persons below.
 *       SAT's own number, part of every response of its services: SAT970701NN3.
 *       Generic numbers: Resolución Miscelánea Fiscal, rule 2.7.1.x (XAXX010101000, XEXX010101000).
 * RUC   SUNAT's own number (20131312955, on its pages) and its guides to the electronic invoice ("Guía de elaboración
 *       de documentos XML, Factura electrónica UBL 2.1", cpe.sunat.gob.pe), whose fictitious issuers (20100113612,
 *       20587896411) fail the check digit. MEF: 20131370645.
 * DNI   RENIEC: eight digits, leading zeros included; the check character printed beside them is not part of it
 *       (Ley 26497; identidad.reniec.gob.pe).
 * CNPJ  Receita Federal and SERPRO, "Cálculo dos dígitos verificadores de CNPJ alfanumérico" (Nota Técnica conjunta
 *       COCAD/SUARA/RFB 49/2024; IN RFB 2.229/2024): 12.ABC.345/01DE-35. Numeric: Ministério da Fazenda
 *       00.394.460/0001-41, Receita Federal (as in every DARF) 00.394.460/0058-87, SERPRO 33.683.111/0001-07.
 * CUIT  AFIP (now ARCA), "Especificación Técnica del WebService de Autenticación y Autorización" (WSAA): its own
 *       33-69345023-9 and the example's 20-19017815-4. Banco de la Nación Argentina 30-50001091-2, Gobierno de la
 *       Ciudad de Buenos Aires 34-99903208-9.
 */
const SAT_TEST_COMPANIES =
  'EKU9003173C9 EWE1709045U0 H&E951128469 ICV060329BY0 IVD920810GU2 JES900109Q90 KIJ0906199R1 L&O950913MSA OÑO120726RX3 URE180429TM6 XIA190128J61 ZUÑ920208KL4';
const SAT_TEST_PERSONS =
  'CACX7605101P8 FUNK671228PH6 IAÑL750210963 JUFA7608212V6 KAHO641101B39 KICR630120NX3 MISC491214B86 RAQÑ7701212M3 VADA800927DJ3 WATM640917J45 WERX631016S30 XAMA620210DQ5 XIQB891116QE4 XOJI740919U48';

const PUBLISHED: Readonly<Record<TaxIdKind, readonly string[]>> = {
  rfc: [...SAT_TEST_COMPANIES.split(' '), ...SAT_TEST_PERSONS.split(' '), 'SAT970701NN3'],
  ruc: ['20131312955', '20131370645', '20100070970'],
  dni: ['01234567', '46027897'],
  cnpj: ['12.ABC.345/01DE-35', '00.394.460/0001-41', '00.394.460/0058-87', '33.683.111/0001-07'],
  cuit: ['33-69345023-9', '20-19017815-4', '30-50001091-2', '34-99903208-9'],
};

const all = Object.entries(PUBLISHED).flatMap(([kind, ids]) => ids.map((id) => [kind as TaxIdKind, id] as const));

describe('what the authorities publish', () => {
  it.each(all)('%s %s is accepted without a warning', (kind, id) => {
    expect(isValidTaxId(kind, id)).toBe(true);
    expect(isValidTaxId(kind, id.toLowerCase())).toBe(true);
    expect(taxIdWarnings(kind, id)).toEqual([]);
  });

  it.each(PUBLISHED.cnpj.concat(PUBLISHED.cuit))('%s with any other last digit is refused', (id) => {
    const kind = PUBLISHED.cnpj.includes(id) ? 'cnpj' : 'cuit';
    const others = Array.from('0123456789').filter((digit) => digit !== id.at(-1));
    expect(others.filter((digit) => isValidTaxId(kind, id.slice(0, -1) + digit))).toEqual([]);
  });

  it.each(['XAXX010101000', 'XEXX010101000'])('the generic %s is accepted, and said to be one', (id) => {
    expect(isValidTaxId('rfc', id)).toBe(true);
    expect(taxIdWarnings('rfc', id)).toEqual(['rfc_generic']);
  });

  it.each(['20100113612', '20587896411'])("SUNAT's made-up %s is accepted with a warning", (id) => {
    expect(isValidTaxId('ruc', id)).toBe(true);
    expect(taxIdWarnings('ruc', id)).toEqual(['ruc_check_digit']);
  });
});

describe('what they rule out', () => {
  it.each([
    // SAT: 12 characters for companies, 13 for natural persons.
    ['rfc', 'EKU9003173C'],
    ['rfc', 'MISC491214B867'],
    ['rfc', 'EKU_003173C9'],
    // SUNAT: 11 digits.
    ['ruc', '2013131295'],
    ['ruc', '201313129555'],
    ['ruc', '2013131295A'],
    // RENIEC: 8 digits, without the check character.
    ['dni', '4602789'],
    ['dni', '460278975'],
    ['dni', '46027897-5'],
    // Receita Federal: check digits are never letters; letters are A to Z only; a CPF is not a CNPJ.
    ['cnpj', '12.ABC.345/01DE-3A'],
    ['cnpj', '12.ÁBC.345/01DE-35'],
    ['cnpj', '12.ABC.345/01DE-53'],
    ['cnpj', '529.982.247-25'],
    ['cnpj', '00.000.000/0000-00'],
    // AFIP: groups of two digits, eight digits and one digit.
    ['cuit', '3369345023-9'],
    ['cuit', '33-6934502-39'],
    ['cuit', '33-69345023-A'],
  ] as const)('%s %s is refused', (kind, id) => expect(isValidTaxId(kind, id)).toBe(false));
});
