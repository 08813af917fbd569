import { LIST_WINDOW, MORE_THAN_WINDOW } from '@homologa/domain/catalog/list-window';
import { type TablePaginationProps, useMediaQuery, useTheme } from '@mui/material';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { COMMON } from '../i18n/common.texts';
import { useFormat } from '../i18n/use-format';
import { useText } from '../i18n/use-text';

const SIZES = [25, 50, 100];

/** Props that react-admin passes to Material UI without declaring them. */
type Look = 'labelDisplayedRows' | 'showFirstButton' | 'showLastButton' | 'getItemAriaLabel';

/** Pagination of the surrounding list. Phones show no page numbers, but buttons to the first and the last page. */
export function ListPagination() {
  const translate = useTranslate();
  const text = useText();
  const format = useFormat();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  // A list that failed to load has no pages and no total.
  const { error } = useListContext();
  if (error) return null;
  const look: Pick<TablePaginationProps, Look> = {
    labelDisplayedRows: (shown) => {
      const [from, to, total] = [format.number(shown.from), format.number(shown.to), format.number(shown.count)];
      return shown.count === MORE_THAN_WINDOW
        ? text(COMMON.rangeOfMore, { from, to, total: format.number(LIST_WINDOW) })
        : translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total });
    },
    getItemAriaLabel: (way) => translate(`ra.navigation.${way}`),
    ...(isNarrow ? { showFirstButton: true, showLastButton: true } : {}),
  };
  return <Pagination rowsPerPageOptions={SIZES} {...look} />;
}
