import { LIST_WINDOW, MORE_THAN_WINDOW } from '@homologa/domain/catalog/list-window';
import { type TablePaginationProps, useMediaQuery, useTheme } from '@mui/material';
import { ListContextProvider, Pagination, useListContext, useTranslate } from 'react-admin';
import { COMMON } from '../i18n/common.texts';
import { useFormat } from '../i18n/use-format';
import { useText } from '../i18n/use-text';

const SIZES = [25, 50, 100];

/** Props that react-admin passes to Material UI without declaring them. */
type Look = 'labelDisplayedRows' | 'showFirstButton' | 'showLastButton' | 'getItemAriaLabel';

export function ListPagination() {
  const translate = useTranslate();
  const text = useText();
  const format = useFormat();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  // Render nothing for a list that failed to load: it has no pages and no total.
  const list = useListContext();
  if (list.error) return null;
  const isMore = list.total === MORE_THAN_WINDOW;
  const look: Pick<TablePaginationProps, Look> = {
    labelDisplayedRows: (shown) => {
      const [from, to, total] = [format.number(shown.from), format.number(shown.to), format.number(shown.count)];
      return isMore
        ? text(COMMON.rangeOfMore, { from, to, total })
        : translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total });
    },
    getItemAriaLabel: (way) => translate(`ra.navigation.${way}`),
    ...(isNarrow ? { showFirstButton: true, showLastButton: true } : {}),
  };
  const pages = <Pagination rowsPerPageOptions={SIZES} {...look} />;
  // The API returns no rows beyond `LIST_WINDOW`, so the pagination must not offer pages beyond it.
  const inWindow = { ...list, total: LIST_WINDOW } as typeof list;
  return isMore ? <ListContextProvider value={inWindow}>{pages}</ListContextProvider> : pages;
}
