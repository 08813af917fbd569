import { useRequest } from '../../request-context';
import { useSource } from '../source-context';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Returns a function that sets the supplier's form, with its submission date, as the source of the entered figures. */
export function useFormSource() {
  const { bir_request: supplied } = useRequest();
  const { setSource } = useSource();
  return () =>
    setSource({ source: 'form', date: (supplied?.submitted_at ?? supplied?.created_at ?? '').slice(0, DAY_LENGTH) });
}
