import { type TablePaginationProps, useMediaQuery, useTheme } from '@mui/material';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import type { ListLengthMeta } from '../data/data-provider';
import { useFormat } from '../i18n/use-format';

const SIZES = [25, 50, 100];

/** What react-admin hands on to Material UI without saying so. */
type Look = 'labelDisplayedRows' | 'showFirstButton' | 'showLastButton' | 'getItemAriaLabel';

/** The pages of the list around it; on phones, which show no page numbers, with the ways to both ends. */
export function ListPagination() {
  const translate = useTranslate();
  const format = useFormat();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  // A list that could not be had has no pages, and no number to say.
  const { error, meta } = useListContext();
  if (error) return null;
  const words = (meta as ListLengthMeta | undefined)?.isMore ? 'partial_page_range_info' : 'page_range_info';
  const look: Pick<TablePaginationProps, Look> = {
    labelDisplayedRows: ({ from, to, count }) =>
      translate(`ra.navigation.${words}`, {
        offsetBegin: format.number(from),
        offsetEnd: format.number(to),
        total: format.number(count),
      }),
    getItemAriaLabel: (way) => translate(`ra.navigation.${way}`),
    ...(isNarrow ? { showFirstButton: true, showLastButton: true } : {}),
  };
  return <Pagination rowsPerPageOptions={SIZES} {...look} />;
}
