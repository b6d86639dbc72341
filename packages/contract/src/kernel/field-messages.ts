// The messages of refused fields. They are not in `fields.ts`, so that public pages do not load the schema library.

export const requiredMessage = 'Field is required';
/** The message for a value outside a field's choices. */
export const noSuchChoice = 'Is not one of the choices';
export const notANumber = 'Is not a number';
export const notADay = 'Is not a date (YYYY-MM-DD)';
export const tooLongMessage = (max: number) => `Max ${max} characters allowed`;
