import { useRequest } from '../../request-context';
import { useSource } from '../source-context';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Names the supplier's form, on the day it was submitted, as the source of what is entered next. */
export function useFormSource() {
  const { bir_request: supplied } = useRequest();
  const { setSource } = useSource();
  return () =>
    setSource({ source: 'form', date: (supplied?.submitted_at ?? supplied?.created_at ?? '').slice(0, DAY_LENGTH) });
}
