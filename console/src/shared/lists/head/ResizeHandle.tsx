import type { PointerEvent } from 'react';
import { contentWidth, fittedWidth, widthVariable } from './column-widths';

interface ResizeHandleProps {
  column: string;
  onResize: (width: number) => void;
  onReset: () => void;
}

/**
 * Drag handle at the right edge of a heading; a double click resets the width. By keyboard, users resize with the
 * heading's menu.
 */
export function ResizeHandle({ column, onResize, onReset }: ResizeHandleProps) {
  const start = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const cell = handle.closest('th');
    const box = handle.closest<HTMLElement>('[role="region"]');
    if (!cell || !box || event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture?.(event.pointerId);
    const from = event.clientX;
    const former = contentWidth(cell) ?? 0;
    const widthAt = ({ clientX }: { clientX: number }) => fittedWidth(former + clientX - from);
    // Dragging changes a CSS variable of the table's box, so that no row renders again.
    const move = (moved: globalThis.PointerEvent) =>
      box.style.setProperty(widthVariable(column), `${widthAt(moved)}px`);
    const end = (ended: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      if (ended.clientX !== from) onResize(widthAt(ended));
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  };
  return (
    <div
      aria-hidden
      className="resize-handle"
      data-resizes={column}
      // Dragging the resize handle must not start the drag and drop of the heading.
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={start}
      onDoubleClick={onReset}
    />
  );
}
