import { describe, expect, test } from 'vitest';
import type { ListReader } from '../readers/list-reader';
import { collect } from '../test/collect';
import { sampleInput } from '../test/list-input';
import { brCguJson } from './br-cgu';
import { ftmJson } from './ftm-json';
import { mx69bCsv } from './mx-69b-csv';
import { openSanctionsCsv } from './opensanctions-csv';
import { pepCsv } from './pep-csv';
import { senzingJson } from './senzing-json';
import { ukTables } from './uk-tables';

const SAT = `Información actualizada al 30 de noviembre de 2022,,,,,
Listado completo de contribuyentes (Artículo 69-B del CFF),,,,,
No,RFC,Nombre del Contribuyente,Situación del contribuyente,Publicación DOF presuntos,Publicación DOF definitivos
1,QUI080808HL8,"QUIMERA, S.A. DE C.V.",Definitivo,25/06/2018,23/10/2018
2,FIAN700102AB1,ANA FICTICIA NUNCA,Presunto,25/06/2018,
3,LIM990909XX1,LIMPIA S.A.,Sentencia Favorable,25/06/2018,23/10/2018
4,XXXXXXXXXXXX,SIN NUMERO S.A.,Desvirtuado,25/06/2018,
`;

describe('when an edition was published', () => {
  const dayOf = async (reader: ListReader, files: Record<string, string>) => {
    const { input, days, newest } = sampleInput({ files });
    await collect(reader.read(input));
    return { stated: days.at(-1), newestRecord: newest.at(-1) };
  };
  const SIMPLE =
    'id,schema,name,aliases,birth_date,countries,identifiers,dataset,last_seen\nNK-1,Person,Ana,,,,,d,2026-05-23T18:28:10\nNK-2,Person,Eva,,,,,d,2026-05-22T18:28:10\n';
  const FTM = '{"id":"1","schema":"Person","caption":"A","properties":{},"last_seen":"2026-05-23T18:28:10"}';
  const SENZING =
    '{"RECORD_ID":"1","RECORD_TYPE":"PERSON","NAMES":[{"NAME_FULL":"A"}],"LAST_CHANGE":"2026-05-23T08:44:01"}';
  const UK = {
    'subjects.csv': 'unique_id,subject_type,date_designated,last_updated\nNWR1,individual,29/06/2012,16/04/2026\n',
    'subject_names.csv': 'unique_id,name_type,full_name\nNWR1,primary,Ana\n',
  };
  const CEPIM =
    '[{"cadastro":"CEPIM","skFatCepim":9,"cpfCnpj":"1","nomeSancionado":"Q","dataPublicacao":"30/10/2023"}]';

  test.each([
    ['the preamble of 69-B', mx69bCsv, { 'l.csv': SAT }, { stated: '2022-11-30', newestRecord: '2018-10-23' }],
    [
      'the newest notice of 69-B',
      mx69bCsv,
      { 'l.csv': SAT.split('\n').slice(2).join('\n') },
      { newestRecord: '2018-10-23' },
    ],
    ['OpenSanctions, simple', openSanctionsCsv, { 'l.csv': SIMPLE }, { newestRecord: '2026-05-23' }],
    ['FollowTheMoney', ftmJson, { 'l.json': FTM }, { newestRecord: '2026-05-23' }],
    ['Senzing', senzingJson, { 'l.json': SENZING }, { newestRecord: '2026-05-23' }],
    ['UK tables', ukTables, UK, { newestRecord: '2026-04-16' }],
    ['CEPIM', brCguJson, { 'l.json': CEPIM }, { stated: '2023-10-30' }],
    ['no day at all', pepCsv, { 'l.csv': 'id,name,country,position\n1,A,pe,S\n' }, {}],
  ] as const)('%s', async (_what, reader, files, day) => expect(await dayOf(reader, { ...files })).toEqual(day));
});
