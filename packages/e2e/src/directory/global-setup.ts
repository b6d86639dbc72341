import { startDirectory } from './start-directory.ts';

/** Starts the directory for one run of the journeys; returns the function that stops it. */
const globalSetup = async () => {
  const { address, home, stop } = await startDirectory();
  process.env.DIRECTORY_ADDRESS = address;
  process.env.DIRECTORY_HOME = home;
  return stop;
};

// biome-ignore lint/style/noDefaultExport: Playwright calls a global setup by its default export
export default globalSetup;
