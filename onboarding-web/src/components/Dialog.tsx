import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import '../styles/dialog.css';

interface DialogProps {
  title: string;
  className?: string;
  /** Control beside the title. */
  corner?: ReactNode;
  /** Called by Escape; without it the dialog stays open. */
  onClose?: () => void;
  /** False beside the page, which stays usable; otherwise the page waits behind the dialog. */
  isModal?: boolean;
  children: ReactNode;
}

/**
 * Repeats the focus that a closed dialog has returned. Chromium returns it while the page still counts as inert: the
 * field then has the focus but no caret, and what is typed is lost.
 */
function focusAnew(element: Element | null): void {
  if (!(element instanceof HTMLElement) || element === document.body) return;
  element.blur();
  element.focus({ preventScroll: true });
}

/** Dialog over or beside the page; its end returns the focus to where it was. */
export function Dialog({ title, className = '', corner, onClose, isModal = true, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const open = useEffectEvent((element: HTMLDialogElement) => (isModal ? element.showModal() : element.show()));
  // Closed before React removes it: a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    open(element);
    return () => {
      element.close();
      focusAnew(document.activeElement);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Browsers close a dialog at the second Escape whatever `cancel` says.
      onClose={(event) => {
        if (event.target === dialog.current && !onClose) dialog.current.showModal();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isModal) onClose?.();
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId} tabIndex={-1} className="dialog-title">
          {title}
        </h2>
        {corner}
      </div>
      {children}
    </dialog>
  );
}
