import type { DeliveryResponse } from '@homologa/domain/reports/delivery.contract';
import { AMOUNT_UNIT_WORDS, DETAIL_WORDS, SHAREHOLDER_KIND_WORDS } from '@homologa/domain/reports/detail-words';
import { REPORT_FIELD_NAMES, REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { Box } from '@mui/material';
import { BIRTH } from '../../shared/i18n/birth.texts';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, at) => (
    <Box key={`${at}-${line}`} component="span" sx={{ display: 'block' }}>
      {line}
    </Box>
  ));

export function DeliveredDetails({ details }: Pick<DeliveryResponse, 'details'>) {
  const t = useText();
  const format = useFormat();
  const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');
  const periods = details.earlier_periods.map(({ balance_sheet_date: date, amounts }) => {
    const said: Readonly<Record<string, number>> = amounts;
    const figures = REPORT_FIELD_NAMES.flatMap((name) => {
      const amount = said[REPORT_FIELDS[name].wire];
      return amount === undefined ? [] : [`${t(REPORT_FIELD_WORDS[name])} ${format.amount(amount)}`];
    });
    return joined([date && format.day(date), ...figures]);
  });
  const suits = details.suits.map(({ court, number, date, amount, plaintiff }) =>
    joined([court, number, date && format.day(date), amount === null ? null : format.amount(amount), plaintiff]),
  );
  const shares = details.shareholdings.map(({ name, kind, country, share, birth_date: birthDate, document }) =>
    joined([
      name,
      kind && t(SHAREHOLDER_KIND_WORDS[kind]),
      country,
      birthDate && `${t(BIRTH.birthDate)}: ${birthDate}`,
      document,
      share === null ? null : `${format.amount(share)} %`,
    ]),
  );
  const facts = [
    { label: t(DETAIL_WORDS.currency), value: details.currency },
    { label: t(DETAIL_WORDS.unit), value: details.unit && t(AMOUNT_UNIT_WORDS[details.unit]) },
    { label: t(DETAIL_WORDS.earlier_periods), value: periods.length > 0 && <Lines lines={periods} /> },
    { label: t(DETAIL_WORDS.suits), value: suits.length > 0 && <Lines lines={suits} /> },
    { label: t(DETAIL_WORDS.shareholdings), value: shares.length > 0 && <Lines lines={shares} /> },
  ];
  return (
    <Box sx={{ mt: 2 }}>
      <Facts columns={2} facts={facts.filter(({ value }) => value)} />
    </Box>
  );
}
