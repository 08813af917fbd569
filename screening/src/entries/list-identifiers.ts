const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\bimo\b|imonumber/i, 'imo'],
  [/mmsi/i, 'mmsi'],
  [/passport|pasaporte|passeport/i, 'passport'],
  [/\blei\b|leicode|legal entity/i, 'lei'],
  [/swift|\bbic\b|swiftbic/i, 'swift'],
  [/r\.?f\.?c\b/i, 'rfc'],
  [/c\.?u\.?r\.?p\b/i, 'curp'],
  [/c\.?u\.?i\.?t\b|cuil/i, 'cuit'],
  [/cnpj/i, 'cnpj'],
  [/\bcpf\b/i, 'cpf'],
  [/\bruc\b/i, 'ruc'],
  [/\bnit\b/i, 'nit'],
  [/\brif\b/i, 'rif'],
  [/\binn\b|inncode/i, 'inn'],
  [/ogrn/i, 'ogrn'],
  [/tax|vat|v\.a\.t|fein/i, 'tax_id'],
  [/social credit|uscc/i, 'uscc'],
  [/registration|registered|matricula|company number|business/i, 'registration'],
  [/national|identification|identity|cedula|d\.?n\.?i\b|ssn|social security|idnumber|curp|electoral/i, 'national_id'],
];

export function identifierType(type: string, value: string): string {
  const said = `${type} ${/^IMO\s*\d/i.test(value) ? 'imo' : ''}`.trim();
  return TYPES.find(([word]) => word.test(said))?.[1] ?? (said.toLowerCase().slice(0, 80) || 'other');
}
