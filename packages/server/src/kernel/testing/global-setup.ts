import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { execute, templateName, urlOfDatabase } from './cluster.ts';

/** Starts the one throw-away cluster of a test run and migrates the template; the result stops and removes it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { ownerUrl, stop } = await startEmbedded({ throwAway: true });
  try {
    await execute(ownerUrl, [`create database ${templateName}`]);
    await migrate(urlOfDatabase(ownerUrl, templateName));
    // A template somebody is connected to cannot be cloned.
    await execute(ownerUrl, [`alter database ${templateName} allow_connections false is_template true`]);
  } catch (reason) {
    await stop();
    throw reason;
  }
  project.provide('clusterOwnerUrl', ownerUrl);
  return stop;
};
