import pg from 'pg';

/** One connection as the owner of the schema, who may do what the server's own role may not. */
export type OwnerConnection = pg.ClientBase;

/** Does `work` in a connection of its own as the owner, and closes it. Throws when the database cannot be reached. */
export const asOwner = async <T>(ownerUrl: string, work: (connection: OwnerConnection) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
