import type { TestProject } from 'vitest/node';
import { openSigningKey } from '../../features/identity/provider/signing-key.commands.ts';
import { openDatabase } from '../../kernel/database/database.ts';
import { startEmbedded } from '../../kernel/database/embedded/embedded.ts';
import { migrate } from '../../kernel/database/migrate.ts';
import { serverUrlOf } from '../../kernel/database/roles.ts';
import { execute, keepAsTemplate, templateName, urlOfDatabase } from '../../kernel/testing/cluster.ts';

/** Creating a key takes longer than everything else in the start of a server. */
const storeSigningKey = async (ownerUrl: string): Promise<void> => {
  const database = openDatabase(serverUrlOf(ownerUrl), 1);
  await openSigningKey(database).finally(() => database.close());
};

/** Most statements of tests run fewer than five times in a connection, each of which would be planned for its values. */
const plannedOnce = { plan_cache_mode: 'force_generic_plan' };

/** Starts the throw-away cluster of a test run and prepares the template; returns its teardown. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { ownerUrl, stop } = await startEmbedded({ throwAway: true, settings: plannedOnce });
  const template = urlOfDatabase(ownerUrl, templateName);
  try {
    await execute(ownerUrl, [`create database ${templateName}`]);
    await migrate(template);
    await storeSigningKey(template);
    await execute(ownerUrl, [keepAsTemplate(templateName)]);
  } catch (reason) {
    await stop();
    throw reason;
  }
  project.provide('clusterOwnerUrl', ownerUrl);
  return stop;
};
