import { useRequest } from '../../request-context';
import { useSource } from '../source-context';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Sets the source of the figures entered next to the supplier's form, with the day of its submission. */
export function useFormSource() {
  const { bir_request: supplied } = useRequest();
  const { setSource } = useSource();
  return () =>
    setSource({ source: 'form', date: (supplied?.submitted_at ?? supplied?.created_at ?? '').slice(0, DAY_LENGTH) });
}
