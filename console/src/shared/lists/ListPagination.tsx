import { type TablePaginationProps, useMediaQuery, useTheme } from '@mui/material';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/use-format';

const SIZES = [25, 50, 100];

/** What react-admin hands on to Material UI without saying so. */
type Look = 'labelDisplayedRows' | 'showFirstButton' | 'showLastButton' | 'getItemAriaLabel';

/** The pages of the list around it; on phones, which show no page numbers, with the ways to both ends. */
export function ListPagination() {
  const translate = useTranslate();
  const format = useFormat();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const look: Pick<TablePaginationProps, Look> = {
    labelDisplayedRows: ({ from, to, count }) =>
      translate('ra.navigation.page_range_info', {
        offsetBegin: format.number(from),
        offsetEnd: format.number(to),
        total: format.number(count),
      }),
    getItemAriaLabel: (way) => translate(`ra.navigation.${way}`),
    ...(isNarrow ? { showFirstButton: true, showLastButton: true } : {}),
  };
  // A list that could not be had has no pages, and no number to say.
  const { error } = useListContext();
  if (error) return null;
  return <Pagination rowsPerPageOptions={SIZES} {...look} />;
}
