/** What a server says that has more to do than it can. */
export const busyMessage = 'The directory is busy. Please try again shortly.';
