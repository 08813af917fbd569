import type { DragEvent } from 'react';

const KIND = 'application/x-homologa-column';

/**
 * Returns the drag-and-drop props of a heading; dropping it on another heading moves the column there. By keyboard,
 * users move columns with the heading's menu.
 */
export const draggedHeading = (column: string, move: (column: string, to: string) => void) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent<HTMLElement>) => {
    dataTransfer.setData(KIND, column);
    dataTransfer.effectAllowed = 'move';
  },
  onDragOver: (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes(KIND)) return;
    event.preventDefault();
    event.currentTarget.dataset['over'] = '';
  },
  onDragLeave: ({ currentTarget }: DragEvent<HTMLElement>) => {
    delete currentTarget.dataset['over'];
  },
  onDrop: (event: DragEvent<HTMLElement>) => {
    const dragged = event.dataTransfer.getData(KIND);
    delete event.currentTarget.dataset['over'];
    event.preventDefault();
    if (dragged && dragged !== column) move(dragged, column);
  },
});
