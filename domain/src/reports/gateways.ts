import { findCountry } from '../countries/find-country';
import type { Words } from '../language/locales';
import { lookUp } from '../language/record-of';

/**
 * Sources of reports and scores: the provider's desk, an external bureau, or a sandbox that invents data (reference
 * 9.1).
 */
export const GATEWAYS = ['desk', 'http', 'sandbox'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

export const DESK = 'desk' satisfies GatewayName;
export const SANDBOX = 'sandbox' satisfies GatewayName;

/**
 * Outcomes of a gateway's message. `late`: the message is older than the known state, or its order was moved to another
 * gateway.
 */
export const MESSAGE_OUTCOMES = ['received', 'applied', 'late', 'refused'] as const;
export type MessageOutcome = (typeof MESSAGE_OUTCOMES)[number];

export const GATEWAY_WORDS = {
  desk: { en: 'Desk', es: 'Mesa de verificación', 'pt-BR': 'Mesa de verificação' },
  http: { en: 'External bureau', es: 'Buró externo', 'pt-BR': 'Bureau externo' },
  sandbox: { en: 'Sandbox', es: 'Entorno de prueba', 'pt-BR': 'Ambiente de teste' },
} as const satisfies Record<GatewayName, Words>;

export const SANDBOX_MARK = 'SANDBOX DATA';

const KINDS: readonly string[] = ['bir', 'ccr', 'cfr'];
const EVERYTHING = 'all';

/** Gateway by key. A key is `country/kind`, a country, a kind, or `all`. */
export type GatewayRules = Readonly<Record<string, GatewayName>>;

interface ParsedRules {
  rules: GatewayRules;
  faults: string[];
}

export function parseGatewayRules(text: string): ParsedRules {
  const rules = new Map<string, GatewayName>();
  const faults: string[] = [];
  for (const part of text.split(';').map((each) => each.trim())) {
    if (part === '') continue;
    const [place = '', name = '', ...more] = part.split('=').map((each) => each.trim());
    const gateway = GATEWAYS.find((known) => known === name);
    const key = keyOf(place);
    if (more.length > 0 || name === '') faults.push(`"${part}" is not of the form place=gateway`);
    else if (!gateway) faults.push(`"${name}" is no gateway: use ${GATEWAYS.join(', ')}`);
    else if (!key) faults.push(`"${place}" is no country, type (${KINDS.join(', ')}), country/type or ${EVERYTHING}`);
    else if (rules.has(key)) faults.push(`"${key}" has two gateways`);
    else rules.set(key, gateway);
  }
  return { rules: Object.fromEntries(rules), faults };
}

function keyOf(place: string): string | null {
  if (place === EVERYTHING || KINDS.includes(place)) return place;
  const [country = '', kind, ...more] = place.split('/');
  const id = findCountry(country)?.id;
  if (!id || more.length > 0) return null;
  if (kind === undefined) return id;
  return KINDS.includes(kind) ? `${id}/${kind}` : null;
}

/** Selects the gateway of a report kind for a country: the most specific rule wins; the default is the desk. */
export function gatewayFor(rules: GatewayRules, { country, kind }: { country: string; kind: string }): GatewayName {
  const place = findCountry(country)?.id ?? '';
  const found = [`${place}/${kind}`, place, kind, EVERYTHING].map((key) => lookUp(rules, key));
  return found.find((name) => name !== undefined) ?? DESK;
}
