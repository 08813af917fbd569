import type { ComponentProps } from 'react';
import { type MenuOpener, useMenuOpener } from '../../ui/MoreMenu';

/**
 * Menu button of a row, as plain elements in the look of MUI's icon button with the browser's tooltip: MUI's button and
 * tooltip would be half of the components of a row. Styled by `rowPartsLook`.
 */
export function RowMenu({ label, renderMenu }: ComponentProps<typeof MenuOpener>) {
  const { opener, menu } = useMenuOpener(renderMenu);
  return (
    <>
      <button type="button" className="row-menu" aria-label={label} title={label} {...opener}>
        <svg aria-hidden viewBox="0 0 24 24">
          <path d="M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2" />
        </svg>
      </button>
      {menu}
    </>
  );
}
