import type { ListFormat } from '@homologa/domain/screenings/watchlists';
import type { ListReader } from '../readers/list-reader';
import { brCguCsv, brCguJson } from './br-cgu';
import { caXml } from './ca-xml';
import { chXml } from './ch-xml';
import { euXml } from './eu-xml';
import { ftmJson } from './ftm-json';
import { mediaJsonl } from './media-jsonl';
import { mediaRss } from './media-rss';
import { mx69bCsv } from './mx-69b-csv';
import { ofacAdvancedXml } from './ofac-advanced-xml';
import { ofacCsv } from './ofac-csv';
import { ofacXml } from './ofac-xml';
import { openSanctionsCsv } from './opensanctions-csv';
import { pepCsv } from './pep-csv';
import { plainCsv } from './plain-csv';
import { senzingJson } from './senzing-json';
import { ukTables } from './uk-tables';
import { ukXml } from './uk-xml';
import { unXml } from './un-xml';
import { usCslCsv } from './us-csl-csv';

export const LIST_READERS: Readonly<Record<ListFormat, ListReader>> = {
  ofac_csv: ofacCsv,
  ofac_xml: ofacXml,
  ofac_advanced_xml: ofacAdvancedXml,
  un_xml: unXml,
  eu_xml: euXml,
  uk_xml: ukXml,
  uk_tables: ukTables,
  us_csl_csv: usCslCsv,
  ca_xml: caXml,
  ch_xml: chXml,
  opensanctions_csv: openSanctionsCsv,
  ftm_json: ftmJson,
  senzing_json: senzingJson,
  mx_69b_csv: mx69bCsv,
  br_cgu_csv: brCguCsv,
  br_cgu_json: brCguJson,
  pep_csv: pepCsv,
  csv: plainCsv,
  media_jsonl: mediaJsonl,
  media_rss: mediaRss,
};
