/**
 * SQLSTATE: connection failures, shutdown and start of the server, too many connections, a statement cancelled for taking
 * too long, a deadlock; and the system's names for a server that cannot be reached.
 */
const codes = /^(08\w{3}|57P0[1-3]|53300|57014|40P01|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;
/** The driver and its pool give these no code. */
const messages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether a failure means that the database could not take the work now, so that the same may succeed a little later. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.test(String(error.code))) || messages.test(error.message);
};
