/** The messages of refused fields, apart from their schemas: public pages show them and load no schemas. */

export const requiredMessage = 'Field is required';
/** The message for a value outside a field's choices. */
export const noSuchChoice = 'Is not one of the choices';
export const notANumber = 'Is not a number';
export const notADay = 'Is not a date (YYYY-MM-DD)';
export const tooLongMessage = (max: number) => `Max ${max} characters allowed`;
