import { describe, expect, test } from 'vitest';
import { readSample } from '../test/list-input';
import { brCguCsv, brCguJson } from './br-cgu';
import { mx69bCsv } from './mx-69b-csv';
import { ofacCsv } from './ofac-csv';
import { ukTables } from './uk-tables';
import { usCslCsv } from './us-csl-csv';

const OFAC = {
  'sdn.csv': `9001,"IMAGINADO RIOS, Luis","individual","NOWHERE] [NOBODY",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 17 Apr 1980; alt. DOB Apr 1981; POB Lima, Peru; alt. POB Callao, Peru; nationality Peru; Gender Male; R.F.C. IARL800417AB1 (Mexico); Passport A123 (Peru) expires 01 Jan 2030; a.k.a. 'LUCHO'; Linked T"\r
9002,"QUIMERA, S.A. DE C.V.",-0- ,"NOWHERE",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"RUC # 20100200300 (Peru); Additional Sanctions Information - Subject to Secondary Sanctions."\r
\u001a\r
`,
  'alt.csv': `9001,1,"aka","RIOS, Lucho",-0- \r\n9001,2,"fka","RIOS, Luis",-0- \r\n9002,3,"aka","GRUPO QUIMERA",-0- \r\n`,
  'add.csv': `9002,7,-0- ,"Lima","Peru",-0- \r\n`,
  'sdn_comments.csv': `9001,"o: QUIMERA, S.A. DE C.V.; Cedula No. 4455667 (Colombia)."\r\n`,
};

describe('OFAC as CSV', () => {
  test('main file, aliases, addresses and the rest of the remarks together', async () => {
    const entries = await readSample(ofacCsv, { files: OFAC });
    expect(entries).toMatchObject([
      {
        sourceId: '9001',
        schema: 'person',
        names: [
          { value: 'IMAGINADO RIOS, Luis', kind: 'primary', familyName: 'IMAGINADO RIOS' },
          { value: 'RIOS, Lucho', kind: 'alias', familyName: 'RIOS' },
          { value: 'RIOS, Luis', kind: 'former', familyName: 'RIOS' },
          { value: 'LUCHO', kind: 'weak' },
        ],
        countries: ['PE'],
        birthDates: ['1980-04-17', '1981-04'],
        birthPlaces: ['Lima, Peru', 'Callao, Peru'],
        gender: 'm',
        identifiers: [
          { type: 'rfc', country: 'MX', value: 'IARL800417AB1' },
          { type: 'passport', country: 'PE', value: 'A123' },
          { type: 'national_id', country: 'CO', value: '4455667' },
        ],
        programmes: ['NOWHERE', 'NOBODY'],
      },
      {
        schema: 'organisation',
        names: [{ value: 'QUIMERA, S.A. DE C.V.' }, { value: 'GRUPO QUIMERA', kind: 'alias' }],
        countries: ['PE'],
        identifiers: [{ type: 'ruc', country: 'PE', value: '20100200300' }],
      },
    ]);
  });

  test.each([
    ['a line that was cut', `${OFAC['sdn.csv'].split('\r\n')[1]?.slice(0, 60)}`],
    ['a quotation without end', '9001,"IMAGINADO'],
    ['something else', 'a,b,c\n1,2,3\n'],
  ])('%s is refused', async (_what, text) => {
    await expect(readSample(ofacCsv, { files: { 'sdn.csv': text } })).rejects.toMatchObject({
      code: 'watchlist_malformed',
    });
  });
});

const CSL_HEADER =
  '_id,source,entity_number,type,programs,name,title,addresses,federal_register_notice,start_date,end_date,standard_order,license_requirement,license_policy,call_sign,vessel_type,gross_tonnage,gross_registered_tonnage,vessel_flag,vessel_owner,remarks,source_list_url,alt_names,citizenships,dates_of_birth,nationalities,places_of_birth,source_information_url,ids';

test('US Consolidated Screening List: several values in a field', async () => {
  const entries = await readSample(usCslCsv, {
    files: {
      'consolidated.csv': `${CSL_HEADER}
"77","Entity List (EL) - Bureau of Industry and Security","","Entity","","Quimera Trading","","Av. 1, Lima, PE; Calle 2, La Paz, BO","","2020-12-23","","","","","","","","","","","","","QUIMERA; Q.T.","","","","","https://lists.test/el","Tax ID No., 80-0890696, US; Equity Ticker, QT US"
"78","Denied Persons List (DPL) - Bureau of Industry and Security","","Individual","","IMAGINADO, Luis","","","","2020-01-02","2030-01-02","Y","","","","","","","","","","","","","1980-04-17","PE","Callao, PE; Lima, PE","",""
"0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c","Denied Persons List (DPL) - Bureau of Industry and Security","","","","NADIE, Eva","","","","01/15/2021","","","","","","","","","","","","","","","","","","",""
`,
    },
  });
  expect(entries).toMatchObject([
    {
      sourceId: 'EL-77',
      schema: 'organisation',
      names: [{ value: 'Quimera Trading' }, { value: 'QUIMERA' }, { value: 'Q.T.' }],
      countries: ['BO', 'PE'],
      identifiers: [{ type: 'tax_id', country: 'US', value: '80-0890696' }],
      programmes: ['EL'],
      topics: ['sanction'],
      sourceUrl: 'https://lists.test/el',
    },
    { schema: 'person', topics: ['debarment'], expiresOn: '2030-01-02', birthDates: ['1980-04-17'], countries: ['PE'] },
    // The source id is not the content hash, which changes with each edit.
    { sourceId: 'DPL-NADIE, Eva 2021-01-15' },
  ]);
  expect(entries[1]?.birthPlaces).toEqual(['Callao, PE', 'Lima, PE']);
});

test('UK tables: subjects with their names, numbers and births', async () => {
  const entries = await readSample(ukTables, {
    files: {
      'subjects.csv': 'unique_id,subject_type,un_reference_number,date_designated\nNWR1,individual,NWi.1,29/06/2012\n',
      'subject_names.csv':
        'unique_id,name_type,alias_strength,full_name,name_6\nNWR1,primary,,Ana FICTICIA,FICTICIA\nNWR1,alias,Low quality a.k.a,Anita,\n',
      'subject_identifiers.csv': 'unique_id,raw_value,identifier_type\nNWR1,X100,passport\n',
      'subject_dobs.csv': 'unique_id,year,month,day\nNWR1,1967,01,01\nNWR1,1968,,\n',
    },
  });
  expect(entries).toMatchObject([
    {
      names: [
        { value: 'Ana FICTICIA', kind: 'primary', familyName: 'FICTICIA' },
        { value: 'Anita', kind: 'weak' },
      ],
      birthDates: ['1967-01-01', '1968'],
      identifiers: [{ type: 'passport', value: 'X100' }],
      listedOn: '2012-06-29',
    },
  ]);
});

const SAT = `Información actualizada al 30 de noviembre de 2022,,,,,
Listado completo de contribuyentes (Artículo 69-B del CFF),,,,,
No,RFC,Nombre del Contribuyente,Situación del contribuyente,Publicación DOF presuntos,Publicación DOF definitivos
1,QUI080808HL8,"QUIMERA, S.A. DE C.V.",Definitivo,25/06/2018,23/10/2018
2,FIAN700102AB1,ANA FICTICIA NUNCA,Presunto,25/06/2018,
3,LIM990909XX1,LIMPIA S.A.,Sentencia Favorable,25/06/2018,23/10/2018
4,XXXXXXXXXXXX,SIN NUMERO S.A.,Desvirtuado,25/06/2018,
`;

describe('Mexico, 69-B', () => {
  test('companies and people by their number; who was cleared is on no list for anything', async () => {
    expect(await readSample(mx69bCsv, { files: { 'l.csv': SAT }, topic: 'tax' })).toMatchObject([
      {
        sourceId: 'QUI080808HL8',
        schema: 'organisation',
        identifiers: [{ type: 'rfc', country: 'MX', value: 'QUI080808HL8' }],
        programmes: ['69-B Definitivo'],
        topics: ['tax'],
        status: 'definitive',
        listedOn: '2018-10-23',
      },
      { schema: 'person', birthDates: ['1970-01-02'], topics: ['tax'], status: 'presumed', listedOn: '2018-06-25' },
      { topics: [], status: 'cleared', programmes: ['69-B Sentencia Favorable'] },
      { sourceId: 'XXXXXXXXXXXX SIN NUMERO S.A.', topics: [], status: 'cleared' },
    ]);
  });

  test('a file without its header is refused', async () => {
    const reading = readSample(mx69bCsv, { files: { 'l.csv': SAT.replace('RFC', 'R') } });
    await expect(reading).rejects.toMatchObject({ code: 'watchlist_malformed' });
  });
});

describe('Brazil', () => {
  const record = (more: object) => ({
    skSancao: 7,
    skFatCepim: -1,
    cadastro: 'CNEP',
    cpfCnpj: '11.222.333/0001-81',
    nomeSancionado: 'QUIMERA LTDA',
    categoriaSancao: 'Multa "grave" {sic}',
    orgao: 'Órgão',
    dataPublicacao: '19/02/2020',
    dataInicialSancao: '',
    dataFinalSancao: '01/03/2030',
    linkDetalhamento: '/sancoes/consulta/7',
    ...more,
  });

  test("the portal's answer", async () => {
    const text = JSON.stringify({
      draw: 0,
      recordsTotal: 2,
      data: [
        record({}),
        record({ cadastro: 'CEPIM', skSancao: null, skFatCepim: 9 }),
        record({ cadastro: 'CEPIM', skSancao: null, skFatCepim: 10, dataPublicacao: '20/02/2020' }),
      ],
    });
    const [sanction, one, next] = await readSample(brCguJson, { files: { 'cnep.json': text }, topic: 'debarment' });
    expect(one?.sourceId).toMatch(/^CEPIM-11222333000181-[0-9a-f]{12}$/);
    expect(one?.listedOn).toBeUndefined();
    expect(next).toEqual(one);
    expect([sanction]).toMatchObject([
      {
        sourceId: 'CNEP-7',
        schema: 'organisation',
        identifiers: [{ type: 'cnpj', country: 'BR', value: '11222333000181' }],
        topics: ['debarment'],
        listedOn: '2020-02-19',
        expiresOn: '2030-03-01',
        remarks: 'Multa "grave" {sic}; Órgão',
        sourceUrl: 'https://portaldatransparencia.gov.br/sancoes/consulta/7',
      },
    ]);
  });

  test('agreements of leniency, by the companies that signed', async () => {
    const text = JSON.stringify([
      {
        id: 5,
        dataInicioAcordo: '14/11/2019',
        dataFimAcordo: '',
        sancoes: [{ razaoSocial: 'QUIMERA S.A.', cnpj: '11222333000181' }],
      },
    ]);
    expect(await readSample(brCguJson, { files: { 'a.json': text } })).toMatchObject([
      { sourceId: 'LENIENCIA-5-11222333000181', names: [{ value: 'QUIMERA S.A.' }], listedOn: '2019-11-14' },
    ]);
  });

  test('files of columns; a number that is hidden is none', async () => {
    const text = `CADASTRO;CÓDIGO DA SANÇÃO;TIPO DE PESSOA;CPF OU CNPJ DO SANCIONADO;NOME DO SANCIONADO;CATEGORIA DA SANÇÃO;DATA INÍCIO SANÇÃO;DATA FINAL SANÇÃO
CEIS;1;J;11.222.333/0001-81;QUIMERA LTDA;Impedimento;01/02/2020;01/02/2025
CEIS;2;F;***.222.333-**;ANA FICTICIA;Impedimento;01/02/2020;
`;
    expect(await readSample(brCguCsv, { files: { 'ceis.csv': text } })).toMatchObject([
      { sourceId: 'CEIS-1', identifiers: [{ type: 'cnpj' }], expiresOn: '2025-02-01' },
      { sourceId: 'CEIS-2', schema: 'person', identifiers: [] },
    ]);
  });
});
