/**
 * The message of a call refused by an overloaded server. It has its own file because the public pages, which load no
 * schemas, show it.
 */
export const busyMessage = 'The directory is busy. Please try again shortly.';
