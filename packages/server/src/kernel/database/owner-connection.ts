import pg from 'pg';

/** One connection as the owner of the schema, whose rights exceed those of the server's role. */
export type OwnerConnection = pg.ClientBase;

/** Runs `work` on a separate connection as the owner, and closes it. Throws if the database cannot be reached. */
export const asOwner = async <T>(ownerUrl: string, work: (connection: OwnerConnection) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
