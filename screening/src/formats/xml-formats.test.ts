import { describe, expect, test } from 'vitest';
import { readSample, sampleInput } from '../test/list-input';
import { unList } from '../test/un-list';
import { caXml } from './ca-xml';
import { chXml } from './ch-xml';
import { euXml } from './eu-xml';
import { ofacAdvancedXml } from './ofac-advanced-xml';
import { ofacXml } from './ofac-xml';
import { ukXml } from './uk-xml';
import { unXml } from './un-xml';

const xml = (text: string) => ({ files: { 'list.xml': text } });

test('United Nations: names by their kind, dates, papers, gender', async () => {
  const [person, organisation] = await readSample(
    unXml,
    xml(
      unList([
        {
          id: '17',
          first: 'Ana',
          second: 'Ficticia',
          aliases: [
            { name: 'Anita', quality: 'Low' },
            { name: 'Anna Fictitia', quality: 'Good' },
            { name: 'Ana Antes', quality: 'f.k.a.' },
          ],
          original: 'Анна Выдуманная',
          born: '1970-01-02',
          birthPlace: { city: 'Tabriz', country: 'Iran (Islamic Republic of)' },
          nationality: 'Iran (Islamic Republic of)',
          passport: 'X100200',
          comments: 'Does not exist.',
        },
      ]),
    ),
  );
  expect(person).toEqual({
    sourceId: '17',
    schema: 'person',
    names: [
      { value: 'Ana Ficticia', kind: 'primary' },
      { value: 'Anita', kind: 'weak' },
      { value: 'Anna Fictitia', kind: 'alias' },
      { value: 'Ana Antes', kind: 'former' },
      { value: 'Анна Выдуманная', kind: 'original_script' },
    ],
    countries: ['IR'],
    birthDates: ['1970-01-02'],
    birthPlaces: ['Tabriz, Iran (Islamic Republic of)'],
    gender: 'm',
    identifiers: [{ type: 'passport', value: 'X100200' }],
    programmes: ['Nowhere', '17'],
    topics: ['sanction'],
    listedOn: '2020-02-03',
    remarks: 'Does not exist.',
  });
  expect(organisation).toMatchObject({
    schema: 'organisation',
    names: [
      { value: 'QUIMERA TRADING HOUSE', kind: 'primary' },
      { value: 'CHIMERA EXPORTS', kind: 'former' },
    ],
    countries: ['PE'],
  });
});

const OFAC = `<?xml version="1.0" standalone="yes"?>
<sdnList xmlns="https://example.test/XML">
  <publshInformation><Publish_Date>03/28/2025</Publish_Date><Record_Count>2</Record_Count></publshInformation>
  <sdnEntry>
    <uid>9001</uid><firstName>Luis</firstName><lastName>IMAGINADO RIOS</lastName><sdnType>Individual</sdnType>
    <programList><program>NOWHERE</program><program>NOBODY</program></programList>
    <idList>
      <id><idType>R.F.C.</idType><idNumber>IARL800102AB1</idNumber><idCountry>Mexico</idCountry></id>
      <id><idType>Gender</idType><idNumber>Male</idNumber></id>
      <id><idType>Secondary sanctions risk:</idType><idNumber>of order 2</idNumber></id>
    </idList>
    <placeOfBirthList><placeOfBirthItem><placeOfBirth>Sucre, Bolivia</placeOfBirth></placeOfBirthItem></placeOfBirthList>
    <akaList>
      <aka><uid>1</uid><type>a.k.a.</type><category>weak</category><lastName>EL LUCHO</lastName></aka>
      <aka><uid>2</uid><type>f.k.a.</type><category>strong</category><firstName>Luis</firstName><lastName>RIOS</lastName></aka>
    </akaList>
    <dateOfBirthList><dateOfBirthItem><dateOfBirth>circa 1980</dateOfBirth></dateOfBirthItem></dateOfBirthList>
    <nationalityList><nationality><country>Korea, North</country></nationality></nationalityList>
  </sdnEntry>
  <sdnEntry><uid>9002</uid><lastName>NAVE QUIMERA</lastName><sdnType>Vessel</sdnType></sdnEntry>
</sdnList>`;

describe('OFAC as XML', () => {
  test('family names, weak and former names, numbers with their countries', async () => {
    const { input, days } = sampleInput(xml(OFAC));
    const entries = [];
    for await (const entry of ofacXml.read(input)) entries.push(entry);
    expect(entries[0]).toMatchObject({
      sourceId: '9001',
      names: [
        { value: 'Luis IMAGINADO RIOS', kind: 'primary', familyName: 'IMAGINADO RIOS' },
        { value: 'EL LUCHO', kind: 'weak' },
        { value: 'Luis RIOS', kind: 'former', familyName: 'RIOS' },
      ],
      birthDates: ['1980'],
      birthPlaces: ['Sucre, Bolivia'],
      countries: ['KP'],
      gender: 'm',
      identifiers: [{ type: 'rfc', country: 'MX', value: 'IARL800102AB1' }],
      programmes: ['NOWHERE', 'NOBODY'],
    });
    expect(entries[1]).toMatchObject({ schema: 'vessel', names: [{ value: 'NAVE QUIMERA', kind: 'primary' }] });
    expect(days).toEqual(['2025-03-28']);
  });

  test('a file with fewer records than it says was cut', async () => {
    const cut = OFAC.replace(/<sdnEntry><uid>9002.*<\/sdnEntry>\n/, '');
    await expect(readSample(ofacXml, xml(cut))).rejects.toMatchObject({ code: 'watchlist_malformed' });
  });
});

test('OFAC as advanced XML: numbers that refer to tables, programmes that stand behind', async () => {
  const [entry] = await readSample(
    ofacAdvancedXml,
    xml(`<Sanctions><DateOfIssue><Year>2024</Year><Month>2</Month><Day>23</Day></DateOfIssue>
    <ReferenceValueSets>
      <AreaCode ID="1" CountryID="51">PE</AreaCode><FeatureType ID="8">Birthdate</FeatureType>
      <FeatureType ID="10">Nationality Country</FeatureType><FeatureType ID="224">Gender</FeatureType>
      <FeatureType ID="9">Place of Birth</FeatureType><AreaCode ID="2" CountryID="52">CL</AreaCode>
      <IDRegDocType ID="1571">Passport</IDRegDocType><DetailReference ID="91526">Male</DetailReference>
      <PartySubType ID="4" PartyTypeID="1">Unknown</PartySubType>
    </ReferenceValueSets>
    <Location ID="25"><LocationCountry CountryID="51"/></Location>
    <Location ID="26"><LocationCountry CountryID="52"/><LocationPart><LocationPartValue><Value>Iquique</Value>
      </LocationPartValue></LocationPart></Location>
    <IDRegDocument ID="1" IDRegDocTypeID="1571" IdentityID="77" IssuedBy-CountryID="51">
      <IDRegistrationNo>A100</IDRegistrationNo></IDRegDocument>
    <DistinctParty FixedRef="9001"><Profile ID="9001" PartySubTypeID="4">
      <Identity ID="77">
        <Alias AliasTypeID="1403" Primary="true" LowQuality="false"><DocumentedName>
          <DocumentedNamePart><NamePartValue NamePartGroupID="1">IMAGINADO</NamePartValue></DocumentedNamePart>
          <DocumentedNamePart><NamePartValue NamePartGroupID="2">Luis</NamePartValue></DocumentedNamePart>
        </DocumentedName></Alias>
        <Alias AliasTypeID="1400" Primary="false" LowQuality="true"><DocumentedName>
          <DocumentedNamePart><NamePartValue NamePartGroupID="3">LUCHO</NamePartValue></DocumentedNamePart>
        </DocumentedName></Alias>
        <NamePartGroups><MasterNamePartGroup><NamePartGroup ID="1" NamePartTypeID="1520"/></MasterNamePartGroup></NamePartGroups>
      </Identity>
      <Feature FeatureTypeID="8"><FeatureVersion><DatePeriod>
        <Start><From><Year>1980</Year><Month>4</Month><Day>17</Day></From></Start>
        <End><To><Year>1980</Year><Month>4</Month><Day>17</Day></To></End></DatePeriod></FeatureVersion></Feature>
      <Feature FeatureTypeID="8"><FeatureVersion><DatePeriod>
        <Start><From><Year>1981</Year><Month>1</Month><Day>1</Day></From></Start>
        <End><To><Year>1981</Year><Month>12</Month><Day>31</Day></To></End></DatePeriod></FeatureVersion></Feature>
      <Feature FeatureTypeID="10"><FeatureVersion><VersionLocation LocationID="25"/></FeatureVersion></Feature>
      <Feature FeatureTypeID="9"><FeatureVersion><VersionLocation LocationID="26"/></FeatureVersion></Feature>
      <Feature FeatureTypeID="9"><FeatureVersion><VersionDetail DetailTypeID="1432">Arica, Chile</VersionDetail></FeatureVersion></Feature>
      <Feature FeatureTypeID="224"><FeatureVersion><VersionDetail DetailReferenceID="91526"/></FeatureVersion></Feature>
    </Profile></DistinctParty>
    <SanctionsEntry ProfileID="9001"><EntryEvent><Date><Year>2015</Year><Month>9</Month><Day>29</Day></Date></EntryEvent>
      <SanctionsMeasure><Comment/></SanctionsMeasure><SanctionsMeasure><Comment>NOWHERE</Comment></SanctionsMeasure>
    </SanctionsEntry></Sanctions>`),
  );
  expect(entry).toMatchObject({
    sourceId: '9001',
    schema: 'person',
    names: [
      { value: 'Luis IMAGINADO', kind: 'primary', familyName: 'IMAGINADO' },
      { value: 'LUCHO', kind: 'weak' },
    ],
    countries: ['PE'],
    birthDates: ['1980-04-17', '1981'],
    birthPlaces: ['Iquique, CL', 'Arica, Chile'],
    gender: 'm',
    identifiers: [{ type: 'passport', country: 'PE', value: 'A100' }],
    programmes: ['NOWHERE'],
    listedOn: '2015-09-29',
  });
});

test('European Union: weak names, unknown countries left out', async () => {
  const entries = await readSample(
    euXml,
    xml(`<export xmlns="http://example.test/export" generationDate="2026-08-05T16:47:04.449+02:00">
      <sanctionEntity logicalId="83" euReferenceNumber="EU.1.1" designationDate="2002-06-18">
        <subjectType code="person" classificationCode="P"/>
        <nameAlias firstName="Eva" lastName="Supuesta" wholeName="Eva Supuesta" strong="true" gender="F"/>
        <nameAlias wholeName="La Eva" strong="false"/>
        <nameAlias wholeName="Ева Супуэста" strong="true"/>
        <citizenship countryIso2Code="BY"/><citizenship countryIso2Code="00"/>
        <birthdate birthdate="1962-05-03" year="1962" city="Minsk" countryIso2Code="BY" countryDescription="BELARUS"/>
        <birthdate yearRangeFrom="1963" yearRangeTo="1964" place="" countryIso2Code="00" countryDescription="UNKNOWN"/>
        <identification number="AB 12" identificationTypeCode="passport" countryIso2Code="BY"/>
        <regulation programme="BLR"/>
      </sanctionEntity>
    </export>`),
  );
  expect(entries).toMatchObject([
    {
      sourceId: '83',
      schema: 'person',
      names: [
        { value: 'Eva Supuesta', kind: 'primary', familyName: 'Supuesta' },
        { value: 'La Eva', kind: 'weak' },
        { value: 'Ева Супуэста', kind: 'original_script' },
      ],
      countries: ['BY'],
      birthDates: ['1962-05-03', '1963', '1964'],
      birthPlaces: ['Minsk, BELARUS'],
      gender: 'f',
      identifiers: [{ type: 'passport', country: 'BY', value: 'AB 12' }],
      programmes: ['BLR', 'EU.1.1'],
      listedOn: '2002-06-18',
    },
  ]);
});

test('United Kingdom: kinds of names in any case, days that are not known', async () => {
  const entries = await readSample(
    ukXml,
    xml(`<Designations><DateGenerated>10/09/2026</DateGenerated><Designation>
      <UniqueID>NWR0001</UniqueID><RegimeName>Nowhere</RegimeName><DateDesignated>29/06/2012</DateDesignated>
      <Names>
        <Name><Name6>INVENTADO</Name6><NameType>ALias</NameType><AliasStrength>Low quality a.k.a</AliasStrength></Name>
        <Name><Name1>FULANO</Name1><Name6>INVENTADO</Name6><NameType>Primary Name</NameType></Name>
      </Names>
      <NonLatinNames><NonLatinName><NameNonLatinScript>Фулано</NameNonLatinScript></NonLatinName></NonLatinNames>
      <IndividualEntityShip>Individual</IndividualEntityShip>
      <IndividualDetails><Individual>
        <DOBs><DOB>dd/mm/1967</DOB><DOB>04/06/1969</DOB></DOBs>
        <BirthDetails><Location><TownOfBirth>Karachi</TownOfBirth><CountryOfBirth>Pakistan</CountryOfBirth></Location>
          <Location><CountryOfBirth>India</CountryOfBirth></Location></BirthDetails>
        <Nationalities><Nationality>Pakistan</Nationality></Nationalities>
        <PassportDetails><Passport><PassportNumber>P045</PassportNumber></Passport></PassportDetails>
      </Individual></IndividualDetails>
    </Designation></Designations>`),
  );
  expect(entries).toMatchObject([
    {
      sourceId: 'NWR0001',
      schema: 'person',
      names: [
        { value: 'INVENTADO', kind: 'weak' },
        { value: 'FULANO INVENTADO', kind: 'primary', familyName: 'INVENTADO' },
        { value: 'Фулано', kind: 'original_script' },
      ],
      birthDates: ['1967', '1969-06-04'],
      birthPlaces: ['Karachi, Pakistan', 'India'],
      countries: ['PK'],
      identifiers: [{ type: 'passport', value: 'P045' }],
      listedOn: '2012-06-29',
    },
  ]);
});

test('Canada: people, companies and ships in one form', async () => {
  const entries = await readSample(
    caXml,
    xml(`<data-set>
      <record><Country>Belarus / Bélarus</Country><LastName>Ficticia</LastName><GivenName>Ana</GivenName>
        <Aliases>Anna Fictitia, Russian: Анна</Aliases>
        <DateOfBirthOrShipBuildDate>1972</DateOfBirthOrShipBuildDate>
        <Schedule>1, Part 1</Schedule><Item>1</Item><DateOfListing>2020-09-28</DateOfListing></record>
      <record><Country>Russia / Russie</Country><EntityOrShip>Nave Quimera</EntityOrShip>
        <ShipIMONumber>9000001</ShipIMONumber><DateOfBirthOrShipBuildDate>2001</DateOfBirthOrShipBuildDate>
        <Schedule>1, Part 3</Schedule><Item>4</Item></record>
    </data-set>`),
  );
  expect(entries).toMatchObject([
    {
      sourceId: 'Belarus | 1, Part 1 | 1',
      schema: 'person',
      names: [
        { value: 'Ana Ficticia', kind: 'primary', familyName: 'Ficticia' },
        { value: 'Anna Fictitia', kind: 'alias' },
        { value: 'Анна', kind: 'original_script' },
      ],
      countries: ['BY'],
      birthDates: ['1972'],
      listedOn: '2020-09-28',
    },
    { schema: 'vessel', countries: ['RU'], birthDates: [], identifiers: [{ type: 'imo', value: '9000001' }] },
  ]);
});

test('Switzerland: names in parts, programmes by their set, what was taken off left out', async () => {
  const target = (ssid: string, last: string) => `<target ssid="${ssid}"><sanctions-set-id>5</sanctions-set-id>
    <individual sex="female"><identity main="true">
      <name name-type="primary-name" quality="good">
        <name-part order="2" name-part-type="family-name"><value>Supuesta</value></name-part>
        <name-part order="1" name-part-type="given-name"><value>Eva</value></name-part></name>
      <name name-type="alias" quality="low"><name-part order="1" name-part-type="whole-name"><value>Evita</value></name-part></name>
      <nationality><country iso-code="GB">United Kingdom</country></nationality>
      <day-month-year day="3" month="5" year="1962"/>
      <place-of-birth ssid="90" place-id="71" quality="good"/><address ssid="91" place-id="72"/>
    </identity></individual>
    <modification modification-type="listed" effective-date="2020-01-02"/><modification modification-type="${last}"/></target>`;
  const entries = await readSample(
    chXml,
    xml(`<swiss-sanctions-list date="2024-01-17"><sanctions-program ssid="1"><program-key lang="eng">NOWHERE</program-key>
      <sanctions-set ssid="5" lang="eng">Annex</sanctions-set></sanctions-program>
      ${target('7', 'amended')}${target('8', 'de-listed')}
      <place ssid="71"><location>Leeds</location><area>Yorkshire</area><country iso-code="GB">United Kingdom</country></place>
      <place ssid="72"><country iso-code="PE">Peru</country></place></swiss-sanctions-list>`),
  );
  expect(entries).toMatchObject([
    {
      sourceId: '7',
      names: [
        { value: 'Eva Supuesta', kind: 'primary', familyName: 'Supuesta' },
        { value: 'Evita', kind: 'weak' },
      ],
      gender: 'f',
      countries: ['GB', 'PE'],
      birthDates: ['1962-05-03'],
      birthPlaces: ['Leeds, Yorkshire, United Kingdom'],
      programmes: ['NOWHERE'],
      listedOn: '2020-01-02',
    },
  ]);
});
