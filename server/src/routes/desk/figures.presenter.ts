import type { EnteredFigures } from '@homologa/core/desk/delivery/figures';
import type { FiguresResponse } from '@homologa/domain/reports/report.contract';
import { figuresOnWire, NO_FIGURES } from '@homologa/domain/reports/report-fields';

export const presentFigures = (figures: EnteredFigures): FiguresResponse =>
  figuresOnWire({ ...NO_FIGURES, ...figures });
