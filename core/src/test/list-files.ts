import { csvMapping } from '@homologa/domain/screenings/watchlist.contract';
import type { ListFormat } from '@homologa/domain/screenings/watchlists';
import { samplePeople, unList } from './watchlist-samples';

export interface FormatSample {
  files: Readonly<Record<string, string>>;
  mapping?: ReturnType<typeof csvMapping.parse>;
  opening: string;
}

const csv = (name: string, header: string, ...rows: string[]): FormatSample => ({
  files: { [name]: `${[header, ...rows].join('\n')}\n` },
  opening: `${header}\n"`,
});
const xml = (text: string, root: string): FormatSample => ({ files: { 'list.xml': text }, opening: `<${root}><a>` });
const lines = (...objects: object[]): FormatSample => ({
  files: { 'list.json': `${objects.map((object) => JSON.stringify(object)).join('\n')}\n` },
  opening: '{"id":"',
});

const CSL =
  '_id,source,entity_number,type,programs,name,title,addresses,federal_register_notice,start_date,end_date,' +
  'standard_order,license_requirement,license_policy,call_sign,vessel_type,gross_tonnage,gross_registered_tonnage,' +
  'vessel_flag,vessel_owner,remarks,source_list_url,alt_names,citizenships,dates_of_birth,nationalities,' +
  'places_of_birth,source_information_url,ids';
const CSL_ROW = `77,Entity List (EL) - Bureau,,Entity,,Quimera Trading${','.repeat(23)}`;
const OFAC_ROW = (id: number, name: string) => `${id},"${name}","individual","NOWHERE"${',-0- '.repeat(8)}`;
const ADVANCED = `<Sanctions><DistinctParty FixedRef="9001"><Profile ID="9001" PartySubTypeID="4"><Identity ID="77">
  <Alias AliasTypeID="1403" Primary="true" LowQuality="false"><DocumentedName><DocumentedNamePart>
  <NamePartValue NamePartGroupID="1">IMAGINADO</NamePartValue></DocumentedNamePart></DocumentedName></Alias>
  </Identity></Profile></DistinctParty></Sanctions>`;
const BR_CSV =
  'CADASTRO;CÓDIGO DA SANÇÃO;TIPO DE PESSOA;CPF OU CNPJ DO SANCIONADO;NOME DO SANCIONADO;CATEGORIA DA SANÇÃO;' +
  'DATA INÍCIO SANÇÃO;DATA FINAL SANÇÃO';
const MAPPING = csvMapping.parse({ id: 'Ref', name: ['Name'], countries: ['Country'] });

export const FORMAT_SAMPLES: Readonly<Record<ListFormat, FormatSample>> = {
  ofac_csv: {
    files: { 'sdn.csv': `${OFAC_ROW(9001, 'IMAGINADO, Luis')}\n${OFAC_ROW(9002, 'FICTICIA, Ana')}\n` },
    opening: '9001,"',
  },
  ofac_xml: xml(
    `<sdnList><publshInformation><Record_Count>1</Record_Count></publshInformation><sdnEntry><uid>9001</uid>
     <lastName>IMAGINADO</lastName><sdnType>Individual</sdnType></sdnEntry></sdnList>`,
    'sdnList',
  ),
  ofac_advanced_xml: xml(ADVANCED, 'Sanctions'),
  un_xml: xml(unList(samplePeople(2)), 'CONSOLIDATED_LIST'),
  eu_xml: xml(
    `<export><sanctionEntity logicalId="83"><subjectType classificationCode="P"/>
     <nameAlias wholeName="Eva Supuesta" strong="true"/></sanctionEntity></export>`,
    'export',
  ),
  uk_xml: xml(
    `<Designations><Designation><UniqueID>NWR1</UniqueID><Names><Name><Name6>INVENTADO</Name6>
     <NameType>Primary Name</NameType></Name></Names></Designation></Designations>`,
    'Designations',
  ),
  uk_tables: {
    files: {
      'subjects.csv': 'unique_id,subject_type,un_reference_number,date_designated\nNWR1,individual,NWi.1,29/06/2012\n',
      'subject_names.csv': 'unique_id,name_type,alias_strength,full_name,name_6\nNWR1,primary,,Ana FICTICIA,FICTICIA\n',
      'subject_identifiers.csv': 'unique_id,raw_value,identifier_type\nNWR1,X100,passport\n',
      'subject_dobs.csv': 'unique_id,year,month,day\nNWR1,1967,01,01\n',
    },
    opening: 'unique_id,subject_type,un_reference_number,date_designated\n"',
  },
  us_csl_csv: csv('consolidated.csv', CSL, CSL_ROW),
  ca_xml: xml(
    `<data-set><record><Country>Peru</Country><LastName>Ficticia</LastName><GivenName>Ana</GivenName>
     <Schedule>1</Schedule><Item>1</Item></record></data-set>`,
    'data-set',
  ),
  ch_xml: xml(
    `<swiss-sanctions-list><target ssid="7"><individual><identity main="true"><name name-type="primary-name">
     <name-part order="1" name-part-type="whole-name"><value>Eva</value></name-part></name></identity></individual>
     <modification modification-type="listed" effective-date="2020-01-02"/></target></swiss-sanctions-list>`,
    'swiss-sanctions-list',
  ),
  opensanctions_csv: csv(
    'targets.csv',
    'id,schema,name,aliases,birth_date,countries,identifiers,sanctions,dataset',
    'NK-1,Person,"FICTICIA, Ana",,1970-01-02,pe,X100,,A list',
  ),
  ftm_json: lines({ id: 'NK-1', schema: 'Person', properties: { name: ['Ana Ficticia'], topics: ['sanction'] } }),
  senzing_json: lines({
    RECORD_ID: 'NK-1',
    RECORD_TYPE: 'PERSON',
    NAMES: [{ NAME_TYPE: 'PRIMARY', NAME_FULL: 'Ana Ficticia' }],
  }),
  mx_69b_csv: csv(
    'l.csv',
    'No,RFC,Nombre del Contribuyente,Situación del contribuyente,Publicación DOF presuntos,Publicación DOF definitivos',
    '1,QUI080808HL8,"QUIMERA, S.A. DE C.V.",Definitivo,25/06/2018,23/10/2018',
  ),
  br_cgu_csv: csv('ceis.csv', BR_CSV, 'CEIS;1;J;11.222.333/0001-81;QUIMERA LTDA;Impedimento;01/02/2020;01/02/2025'),
  br_cgu_json: {
    files: {
      'cnep.json': JSON.stringify({
        data: [{ skSancao: 7, cadastro: 'CNEP', cpfCnpj: '11.222.333/0001-81', nomeSancionado: 'QUIMERA LTDA' }],
      }),
    },
    opening: '[{"cadastro":"',
  },
  pep_csv: csv('p.csv', 'id,name,country,position', 'pep-1,"FICTICIA, Ana",pe,Senadora'),
  csv: { ...csv('own.csv', 'Ref,Name,Country', '7,Ana Ficticia,Peru'), mapping: MAPPING },
  media_jsonl: lines({ id: '1', title: 'Condenan a Ana Ficticia', text: 'Ana Ficticia fue condenada por fraude.' }),
  media_rss: xml(
    `<rss><channel><item><guid>1</guid><title>Condenan a Ana Ficticia por fraude</title>
     <link>https://gaceta.test/1</link></item></channel></rss>`,
    'rss',
  ),
};
