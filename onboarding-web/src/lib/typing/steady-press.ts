const PRESSED = 'button, a, .choice';

const pressed = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;

/**
 * Leaves the focus in a field until the press of a button, link or choice ends. A message that appears below the field as
 * it loses the focus would move the button away from under the pointer, and the press would be lost.
 */
document.addEventListener('mousedown', (event) => {
  if (pressed(event) && document.activeElement !== document.body) event.preventDefault();
});

// Before the handlers of React, which find the field as it is without the focus.
document.addEventListener(
  'click',
  (event) => {
    const element = pressed(event);
    const control = element?.matches('.choice') ? element.querySelector('input') : element;
    control?.focus({ preventScroll: true });
  },
  true,
);
