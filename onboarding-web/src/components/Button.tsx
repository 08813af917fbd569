import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled'> {
  kind?: 'primary' | 'secondary' | 'quiet';
  type?: 'button' | 'submit';
  /** Ignores clicks while busy, but stays focusable so that the focus is not lost. */
  isBusy?: boolean;
  children: ReactNode;
}

export function Button({ kind = 'primary', type = 'button', isBusy = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`button button-${kind}`}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
