/** Id of the select of a condition's line, counted from 0; `holder` is the key of the item or option. */
export const subjectFieldId = (holder: string, line: number): string => `condition-${holder}-${line}`;

/** Id of the button that gives an item, or its option, a condition. */
export const addConditionId = (key: string, optionKey: string | null): string => `add-condition-${optionKey ?? key}`;
