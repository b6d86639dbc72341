/**
 * What a program started by a test gets of this process: none of its settings. Shared compiled modules halve the time of
 * its start.
 */
export const programEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
