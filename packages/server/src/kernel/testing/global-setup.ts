import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { execute, keepAsTemplate, templateName, urlOfDatabase } from './cluster.ts';

/** Starts the throw-away cluster of a test run and migrates the template; returns its teardown. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { ownerUrl, stop } = await startEmbedded({ throwAway: true });
  try {
    await execute(ownerUrl, [`create database ${templateName}`]);
    await migrate(urlOfDatabase(ownerUrl, templateName));
    await execute(ownerUrl, [keepAsTemplate(templateName)]);
  } catch (reason) {
    await stop();
    throw reason;
  }
  project.provide('clusterOwnerUrl', ownerUrl);
  return stop;
};
