import { MAX_EARLIER_PERIODS, STATEMENT_FIGURES } from '@homologa/domain/reports/report-details';
import { REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { TextInput } from '../../shared/forms/TextInput';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { useRequest } from '../request-context';
import { DETAILS } from './details.texts';
import { AmountInput } from './figures/AmountInput';

const PERIODS = Array.from({ length: MAX_EARLIER_PERIODS }, (_, at) => at);

export function EarlierPeriods() {
  const t = useText();
  const format = useFormat();
  const { figures } = useRequest();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        // Minimum width of a date input; a narrower input would cut off the year.
        gridTemplateColumns: {
          xs: '1fr 1fr',
          sm: 'minmax(96px, 1.2fr) minmax(80px, 1fr) repeat(2, minmax(152px, 1fr))',
        },
        overflowX: 'auto',
        pt: 1,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(REPORT_FIELD_WORDS.balanceSheetDate)}
      </Typography>
      <Typography variant="body2">
        {figures.balance_sheet_date ? format.day(figures.balance_sheet_date) : '–'}
      </Typography>
      {PERIODS.map((at) => (
        <TextInput
          key={at}
          source={`earlier_periods.${at}.balance_sheet_date`}
          type="date"
          size="small"
          label={t(DETAILS.period, { n: at + 1 })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      {STATEMENT_FIGURES.map((name) => {
        const { wire } = REPORT_FIELDS[name];
        const amount = figures[wire];
        const figure = t(REPORT_FIELD_WORDS[name]);
        return (
          <Fragment key={name}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {figure}
            </Typography>
            <Typography variant="body2">{typeof amount === 'number' ? format.amount(amount) : '–'}</Typography>
            {PERIODS.map((at) => (
              <AmountInput
                key={at}
                source={`earlier_periods.${at}.amounts.${wire}`}
                size="small"
                isLabelHidden
                label={t(DETAILS.periodOf, { figure, n: at + 1 })}
              />
            ))}
          </Fragment>
        );
      })}
    </Box>
  );
}
