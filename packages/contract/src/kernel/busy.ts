/** For a call that the server had no time for. It stands alone because the public pages, which load no schemas, show it. */
export const busyMessage = 'The directory is busy. Please try again shortly.';
