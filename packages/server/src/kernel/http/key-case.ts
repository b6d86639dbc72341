/** Keys of queries, bodies and forms are read without regard to the case of their first letter. */
export const lowerFirst = (key: string): string => key.charAt(0).toLowerCase() + key.slice(1);
