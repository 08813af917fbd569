import type { Risk } from '@homologa/domain/screenings/risks';

/**
 * Risk words in English, Spanish and Portuguese, lower-case without accents. A trailing `*` matches any ending, a space
 * any white space; commas separate terms.
 */
export const RISK_VOCABULARY: Readonly<Record<Risk, readonly string[]>> = {
  crime: [
    'murder*, drug traffick*, organised crime, organized crime',
    'kidnap*, smuggl*, extort*, terroris*',
    'arrested, indicted, convicted, sentenced, human traffick*, cartel*',
    'narcotrafic*, narcotrafico, homicidio*, asesinat*, secuestr*, contraband*, crimen organizado',
    'detenido*, detenida*, imputad*, condenad*, procesado por, trata de personas, extorsion*',
    'delincuencia organizada, trafico de drogas, sequestr*, extorsao, crime organizado, indiciad*',
    'preso por, presa por, organizacao criminosa, asociacion delictuosa, trafico de pessoas',
  ],
  fraud: [
    'fraud*, swindl*, embezzl*, ponzi, forger*, scam, falsified, misappropriat*',
    'estafa*, desfalco*, malversacion, falsificacion*, defraud*, peculado, piramide financiera',
    'estelionato, desvio de verba*, desvio de recursos, falsificacao, apropriacao indebita',
  ],
  corruption: [
    'corrupt*, brib*, kickback*, graft, influence peddling, bid rigging',
    'soborno*, soborn*, cohecho, coima*, mordida*, trafico de influencia*, enriquecimiento ilicito',
    'corrup*, suborno*, propina*, improbidade, enriquecimento ilicito, licitacion amanada',
    'fraude em licitac*, conluio',
  ],
  money_laundering: [
    'money laundering, laundered, launder*, shell compan*',
    'lavado de dinero, lavado de activos, blanqueo*, operaciones con recursos de procedencia ilicita',
    'empresa fantasma, empresas fantasma, testaferro*, prestanombre*',
    'lavagem de dinheiro, ocultacao de bens, empresa de fachada, empresas de fachada, laranja de',
  ],
  sanctions: [
    'sanctioned, sanctions, blacklist*, debarred, debarment, ofac, embargo*, asset freeze',
    'sancionad*, lista negra, inhabilitad*, congelamiento de activos, bloqueo de bienes',
    'inidone*, impedida de licitar, impedido de licitar, bloqueio de bens, sancoes, sanciones',
  ],
  tax: [
    'tax evasion, tax fraud, tax evader*, undeclared income',
    'evasion fiscal, defraudacion fiscal, factureras, facturera, facturas falsas, delito fiscal',
    'operaciones simuladas, evasion tributaria, delito tributario',
    'sonegacao, sonegador*, notas frias, crime tributario, evasao fiscal',
  ],
  environment: [
    'oil spill*, pollut*, deforest*',
    'illegal logging, illegal mining, toxic waste, environmental damage',
    'derrame*, contaminacion, contamino, tala ilegal, mineria ilegal, dano ambiental, ecocidio',
    'desmatamento*, poluicao, garimpo ilegal, crime ambiental, dano ambiental, vazamento de oleo',
  ],
  labour: [
    'child labour, child labor, forced labour, forced labor, slave labour, slave labor, wage theft',
    'trabajo infantil, trabajo forzoso, trabajo forzado, explotacion laboral, trabajo esclavo',
    'trabalho escravo, trabalho infantil, analogas a escravidao, analogo a escravidao, exploracao laboral',
  ],
};
