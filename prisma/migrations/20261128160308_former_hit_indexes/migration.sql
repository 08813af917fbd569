-- Replaced by the indexes of "queue". The previous version sorts the tabs without an index until it is replaced.
DROP INDEX "ScreeningHit_score_order_idx", "ScreeningHit_found_order_idx", "ScreeningHit_list_order_idx";
